import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const tab = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const section = style({ display: 'flex', flexDirection: 'column', gap: space[3] })
export const rule = style({ paddingBlockStart: space[4], borderBlockStart: `1px solid ${vars.border.default}` })
export const heading = style({ ...text.h3, marginBlockEnd: space[1] })

// ---------- sums and payments
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[6]}`,
})
export const term = style({ ...text.caption, color: vars.text.muted })
export const figure = style({
  ...text.figureL,
  fontSize: '1.75rem',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const paid = style({ flex: '0 1 232px', minInlineSize: '180px' })
export const paidLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockEnd: space[1.5],
})
export const paidSum = style({ ...text.caption, fontWeight: 500, fontVariantNumeric: 'tabular-nums' })

// ---------- documents
export const documents = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr) auto' })
export const document = style({
  ...text.small,
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: '40px',
})
export const file = style({
  ...text.caption,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  color: vars.text.muted,
})
export const fileName = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[6]}`,
  marginBlockStart: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
/** The reason why the offer was declined, below the name of the person who declined it. */
export const reason = style({ display: 'block', color: vars.text.primary, overflowWrap: 'anywhere' })
// ---------- answers of the recipient
export const decisions = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
/** The document that the answer refers to. */
export const paper = style({ display: 'block', overflowWrap: 'anywhere' })
