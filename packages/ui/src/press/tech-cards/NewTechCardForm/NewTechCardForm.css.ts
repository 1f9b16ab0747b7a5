import { space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** A panel limited to a width at which its fields are easy to read. */
export const panel = style({ maxInlineSize: '760px', paddingBlock: space[4] })
