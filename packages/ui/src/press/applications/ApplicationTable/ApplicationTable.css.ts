import { vars } from '../../../themes/contract.css.ts'
import { style } from '../../../themes/style.ts'

export const quiet = style({ color: vars.text.muted })
