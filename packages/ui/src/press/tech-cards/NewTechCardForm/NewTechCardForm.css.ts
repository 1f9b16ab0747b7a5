import { space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** No wider than its fields are read well. */
export const panel = style({ maxInlineSize: '760px', paddingBlock: space[4] })
