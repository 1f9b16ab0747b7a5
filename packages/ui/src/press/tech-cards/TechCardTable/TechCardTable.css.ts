import { vars } from '../../../themes/contract.css.ts'
import { space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const person = style({ display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 })
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const quiet = style({ color: vars.text.muted })
