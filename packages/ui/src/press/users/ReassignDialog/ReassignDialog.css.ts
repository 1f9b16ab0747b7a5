import { vars } from '../../../themes/contract.css.ts'
import { radius, space, text as texts } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.card,
  backgroundColor: vars.canvas.sunken,
})
export const title = style({ ...texts.h3 })
export const text = style({ ...texts.small, color: vars.text.secondary })
export const none = style({ ...texts.small, color: vars.status.danger.text })
export const chats = style({ ...texts.small, display: 'flex', justifyContent: 'space-between', gap: space[3] })
