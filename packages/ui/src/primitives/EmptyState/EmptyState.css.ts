import { vars } from '../../themes/contract.css.ts'
import { text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  padding: '26px 24px',
  textAlign: 'center',
})
export const title = style({ ...text.h3, marginBlockStart: '8px', textWrap: 'balance', overflowWrap: 'anywhere' })
export const sentence = style({
  ...text.small,
  maxInlineSize: '19rem',
  color: vars.text.secondary,
  textWrap: 'balance',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '8px',
  marginBlockStart: '10px',
})
export const glass = style({ color: vars.text.muted, display: 'inline-flex' })
