import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const body = style({ display: 'flex', flexDirection: 'column', gap: space[3] })
export const failed = style({ ...text.small, display: 'flex', flexDirection: 'column', gap: space[2] })
export const name = style({ display: 'block', fontWeight: 600 })
export const reason = style({ color: vars.text.secondary })
