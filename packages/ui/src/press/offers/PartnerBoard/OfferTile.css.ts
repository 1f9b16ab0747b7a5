import { vars } from '../../../themes/contract.css.ts'
import { density } from '../../../themes/density.css.ts'
import { media, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

const quietText = { ...text.caption, color: vars.text.muted } as const

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2.5],
  padding: density.cardPadding,
})
export const head = style({
  ...quietText,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
  // Leaves space for the Move button on touch screens.
  '@media': { [media.coarsePointer]: { paddingInlineEnd: space[8] } },
})
export const due = variants({
  later: {},
  soon: { color: vars.highlight.text, fontWeight: 500 },
  overdue: { color: vars.status.danger.text, fontWeight: 500 },
})
export const quiet = style({ ...quietText, marginBlockStart: space[0.5], fontVariantNumeric: 'tabular-nums' })
/** The note below the last delivered offer. */
export const earlier = style({ ...quietText, padding: `${space[1]} ${space[3]}` })
export const recipient = style({
  ...quietText,
  marginBlockStart: space[0.5],
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})

export const money = style({ display: 'flex', flexDirection: 'column', gap: space[1.5], inlineSize: '100%' })
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[2],
  fontVariantNumeric: 'tabular-nums',
})
export const sum = style({ ...text.strong, whiteSpace: 'nowrap' })
export const percent = style(quietText)
export const paid = style({ ...text.caption, color: vars.status.success.text })
