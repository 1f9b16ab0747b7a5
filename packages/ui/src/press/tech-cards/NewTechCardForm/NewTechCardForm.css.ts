import { space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** Limited to a width at which its fields are easy to read. */
export const panel = style({ maxInlineSize: '760px', paddingBlock: space[4] })
