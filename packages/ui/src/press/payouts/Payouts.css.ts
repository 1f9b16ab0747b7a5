import { vars } from '../../themes/contract.css.ts'
import { space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const sum = style({ ...text.body, fontVariantNumeric: 'tabular-nums', color: vars.text.secondary })
export const unpriced = style({ padding: `${space[3]} ${space[4]}`, overflowWrap: 'anywhere' })
