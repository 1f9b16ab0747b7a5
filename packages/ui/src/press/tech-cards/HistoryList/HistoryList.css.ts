import { vars } from '../../../themes/contract.css.ts'
import { text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const list = style({ display: 'flex', flexDirection: 'column' })
export const event = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '10px',
  paddingBlock: '12px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const words = style({ ...text.small, minInlineSize: 0, overflowWrap: 'break-word' })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 8px' })
export const who = style({ fontWeight: 500 })
export const when = style({
  ...text.caption,
  marginInlineStart: 'auto',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const move = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  marginBlockStart: '6px',
  color: vars.text.muted,
})
export const detail = style({ marginBlockStart: '4px', color: vars.text.secondary })
