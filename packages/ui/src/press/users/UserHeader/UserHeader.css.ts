import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const header = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const off = style({ color: vars.text.muted })
export const who = style({ flex: '1 1 240px', minInlineSize: 0 })
export const name = style({ ...text.h1, overflowWrap: 'anywhere' })
export const facts = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  color: vars.text.secondary,
})
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
