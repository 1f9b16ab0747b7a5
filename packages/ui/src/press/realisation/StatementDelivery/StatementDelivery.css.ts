import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const sending = style({ display: 'flex', flexDirection: 'column', gap: space[3], inlineSize: '100%' })
export const log = style({ display: 'flex', flexDirection: 'column', gap: space[3], minInlineSize: 0 })
export const sent = style({ ...text.small, display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const detail = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  color: vars.text.muted,
  overflowWrap: 'anywhere',
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
export const note = style({ ...text.caption, flex: '1 1 8rem', color: vars.text.muted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginInlineStart: 'auto' })
