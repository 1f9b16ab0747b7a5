import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const sections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  maxInlineSize: '760px',
  paddingBlockEnd: space[6],
})
export const section = style({ paddingBlockStart: space[6], borderBlockStart: `1px solid ${vars.border.default}` })

export const bindings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  gap: `${space[4]} ${space[4]}`,
  alignItems: 'end',
  minInlineSize: 0,
  padding: 0,
  border: 0,
})
export const legend = style({ ...text.small, padding: 0, marginBlockEnd: space[2.5], fontWeight: 500 })
export const bound = style({
  ...text.small,
  display: 'block',
  marginBlockStart: space[2],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
