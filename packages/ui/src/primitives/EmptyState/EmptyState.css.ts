import { vars } from '../../themes/contract.css.ts'
import { space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1.5],
  padding: `${space[6]} ${space[6]}`,
  textAlign: 'center',
})
export const title = style({ ...text.h3, marginBlockStart: space[2], textWrap: 'balance', overflowWrap: 'anywhere' })
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
  gap: space[2],
  marginBlockStart: space[2.5],
})
export const searchIcon = style({ color: vars.text.muted, display: 'inline-flex' })
