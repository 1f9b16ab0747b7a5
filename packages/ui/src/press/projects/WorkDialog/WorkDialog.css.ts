import { space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const fields = style({ paddingBlockStart: space[2.5] })
