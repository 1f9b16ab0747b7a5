import { vars } from '../../themes/contract.css.ts'
import { space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const list = style({ display: 'flex', flexDirection: 'column' })
export const event = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2.5],
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const words = style({ ...text.small, minInlineSize: 0, overflowWrap: 'break-word' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[0.5]} ${space[2]}`,
})
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
  gap: space[1.5],
  marginBlockStart: space[1.5],
  color: vars.text.muted,
})
export const detail = style({ marginBlockStart: space[1], color: vars.text.secondary })
