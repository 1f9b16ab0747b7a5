import { vars } from '../../../themes/contract.css.ts'
import { text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const sections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '24px',
  maxInlineSize: '760px',
  paddingBlockEnd: '24px',
})
export const section = style({ paddingBlockStart: '24px', borderBlockStart: `1px solid ${vars.border.default}` })

export const bindings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  gap: '14px 16px',
  alignItems: 'end',
  minInlineSize: 0,
  padding: 0,
  border: 0,
})
export const legend = style({ ...text.small, padding: 0, marginBlockEnd: '10px', fontWeight: 500 })
export const bound = style({
  ...text.small,
  display: 'block',
  marginBlockStart: '8px',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
