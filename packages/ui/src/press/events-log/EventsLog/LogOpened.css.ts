import { vars } from '../../../themes/contract.css.ts'
import { radius, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

const line = `1px solid ${vars.border.subtle}`
const cellOf = {
  paddingBlock: space[1.5],
  paddingInline: space[3],
  borderBlockEnd: line,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const

export const fields = style({
  ...text.small,
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: line,
  borderBlockEnd: 0,
  borderRadius: radius.md,
  backgroundColor: vars.canvas.surface,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'clip',
})
export const head = style({ ...cellOf, ...text.caption, fontWeight: 400, color: vars.text.muted })
export const field = style({ ...cellOf, inlineSize: '26%', fontWeight: 400, color: vars.text.secondary })
export const cell = style({ ...cellOf, inlineSize: '37%' })
export const after = style({ ...cellOf, inlineSize: '37%', fontWeight: 500, color: vars.accent.text })
export const none = style({ ...text.small, color: vars.text.muted })
export const proof = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 })
export const facts = style({ display: 'flex', flexDirection: 'column' })
export const fact = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  minBlockSize: toRem(28),
})
export const factName = style({ color: vars.text.muted })
export const factValue = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontVariantNumeric: 'tabular-nums',
})
export const note = style({ ...text.caption, color: vars.text.muted, overflowWrap: 'anywhere' })
export const broken = style({
  ...text.caption,
  display: 'flex',
  gap: space[1.5],
  color: vars.status.danger.text,
})
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
