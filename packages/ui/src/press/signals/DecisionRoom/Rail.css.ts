import { vars } from '../../../themes/contract.css.ts'
import { zIndexes, media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

const gutter = { paddingInline: space[4], '@media': { [media.tablet]: { paddingInline: space[6] } } }

export const heading = style({ ...text.h3 })
export const quiet = style({ ...text.small, color: vars.text.muted })

export const ask = style({ ...gutter, display: 'grid', gap: space[2.5], paddingBlock: `${space[4]} ${space[4]}` })
export const deadline = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  color: vars.highlight.text,
  fontWeight: 500,
})
export const title = style({ ...text.bookL, textWrap: 'balance' })
export const body = style({ ...text.small, color: vars.text.secondary, textWrap: 'pretty' })
export const manager = style({ ...text.small, display: 'flex', alignItems: 'center', gap: space[2] })
export const managerWords = style({ flex: 1, minInlineSize: 0 })

export const remarks = style({
  ...gutter,
  flex: 1,
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
export const remarksHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[2],
  marginBlockEnd: space[1],
})
export const remark = style({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: space[2],
  // A selected item is highlighted as a whole row, with space around its text.
  marginInline: `calc(-1 * ${space[2]})`,
  padding: `${space[2.5]} ${space[2]}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` },
    '&[data-chosen]': { backgroundColor: vars.accent.soft, borderRadius: radius.sm },
  },
})
const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  borderRadius: '50% 50% 50% 3px',
  fontSize: '0.75rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
export const remarkPin = style([number, { backgroundColor: vars.accent.solid, color: vars.text.onAccent }])
export const remarkPinDraft = style([
  number,
  { color: vars.accent.text, boxShadow: `inset 0 0 0 1.5px ${vars.accent.solid}` },
])
export const remarkWords = style({ minInlineSize: 0 })
export const remarkPlace = style({
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: radius.xs,
  ':hover': { color: vars.text.link },
  ':focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
})
export const remarkText = style({ color: vars.text.secondary, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const remarkTools = style({ display: 'flex', gap: space[1] })

export const outcomes = style({
  paddingInline: space[4],
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: zIndexes.sticky,
  display: 'grid',
  paddingBlock: space[3],
  backgroundColor: vars.canvas.surface,
  borderBlockStart: `1px solid ${vars.border.default}`,
  // On a phone both answers stay visible, each with its date below.
  '@media': {
    [media.belowTablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'end', gap: space[3], paddingBlock: space[2] },
    [media.tablet]: { paddingInline: space[6] },
  },
})
export const outcomesTitle = style({ ...text.h3, '@media': { [media.belowTablet]: { display: 'none' } } })
export const outcome = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[3]}`,
  paddingBlock: space[2.5],
  '@media': {
    [media.belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 0 },
    [media.tablet]: { selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } } },
  },
})
export const outcomeWords = style({ minInlineSize: 0, '@media': { [media.belowTablet]: { display: 'none' } } })
export const outcomeTitle = style({ ...text.strong })
export const outcomeDetail = style({ ...text.small, color: vars.text.muted })
export const outcomeAction = style({ display: 'grid' })
export const axis = style({
  gridColumn: '1 / -1',
  position: 'relative',
  blockSize: '2px',
  marginBlock: `${space[3]} ${space[2]}`,
  marginInlineEnd: space[2.5],
  backgroundColor: vars.border.default,
  '@media': { [media.belowTablet]: { display: 'none' } },
})
export const axisDone = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  backgroundColor: vars.text.muted,
})
export const dot = style({
  position: 'absolute',
  insetBlockStart: '-4px',
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: radius.full,
  backgroundColor: vars.canvas.surface,
  boxShadow: `inset 0 0 0 2px ${vars.text.muted}`,
})
export const dotEnd = style([dot, { backgroundColor: vars.text.primary, boxShadow: 'none' }])
export const milestones = style({
  ...text.caption,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const milestone = style({
  whiteSpace: 'nowrap',
  '@media': { [media.belowTablet]: { selectors: { '&:not(:last-child)': { display: 'none' } } } },
})
export const milestoneDay = style({ color: vars.text.primary, fontWeight: 500 })

export const receipt = style({
  ...gutter,
  ...text.small,
  display: 'grid',
  gap: space[1.5],
  paddingBlock: space[5],
  backgroundColor: vars.canvas.surface,
  borderBlockStart: `1px solid ${vars.border.default}`,
  overflowWrap: 'anywhere',
})
export const receiptTitle = style({
  ...text.h3,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.accent.text,
})
