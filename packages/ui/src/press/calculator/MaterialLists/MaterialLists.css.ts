import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const kind = style({ ...text.strong, color: vars.text.primary })
export const rows = style({ display: 'flex', flexDirection: 'column', listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
export const name = style({ ...text.small, gridColumn: '1', color: vars.text.primary, overflowWrap: 'anywhere' })
export const facts = style({
  ...text.caption,
  gridColumn: '1',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.text.muted,
})
