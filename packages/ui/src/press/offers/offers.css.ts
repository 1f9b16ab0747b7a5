import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

// ---------- stamps
export const stamps = style({ display: 'inline-flex', flexWrap: 'wrap', whiteSpace: 'nowrap' })
export const stampKey = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: '24px',
  minBlockSize: '24px',
  borderRadius: radius.xs,
  cursor: 'pointer',
  selectors: { '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.7 } },
  '@media': { [media.coarsePointer]: { minBlockSize: '44px', minInlineSize: '44px', justifyContent: 'center' } },
})
export const stamp = style({
  ...text.micro,
  display: 'inline-block',
  marginInline: '1px',
  paddingInline: space[1],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.xs,
  lineHeight: '18px',
  letterSpacing: '-.005em',
  color: vars.text.muted,
  transition: `background-color ${duration.fast} ${easing.out}, border-color ${duration.fast} ${easing.out}`,
  selectors: { [`${stampKey}:hover > &`]: { borderColor: vars.border.control } },
})
export const stamped = style({
  borderColor: vars.accent.border,
  backgroundColor: vars.accent.soft,
  color: vars.accent.text,
  '@media': { [media.forcedColors]: { borderColor: 'Highlight', fontWeight: 700 } },
})

// ---------- books
export const books = style({ display: 'flex', flexDirection: 'column' })
export const book = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space[3],
  alignItems: 'center',
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  '@media': { [media.belowTablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
export const bookWords = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column' })
export const detail = style({ ...text.caption, display: 'block', color: vars.text.muted, overflowWrap: 'anywhere' })
export const bookSum = style({
  ...text.small,
  ...figures,
  textAlign: 'end',
  '@media': {
    [media.belowTablet]: {
      gridColumn: 2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: `${space[0.5]} ${space[2]}`,
      marginBlockStart: space[1],
      textAlign: 'start',
    },
  },
})
export const works = style({
  gridColumn: '2 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[3]}`,
  marginBlockStart: space[1.5],
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${vars.border.subtle}`,
})
export const work = style({
  ...text.caption,
  ...figures,
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  whiteSpace: 'normal',
  color: vars.text.secondary,
})
export const foot = style({ gridColumn: '2 / -1', marginBlockStart: space[1] })
export const workSum = style({ textAlign: 'end' })
export const more = style({ ...text.small, paddingBlockStart: space[1], color: vars.text.muted })

// ---------- sums
export const sums = style({ ...text.small, display: 'flex', flexDirection: 'column', gap: space[1.5] })
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  fontVariantNumeric: 'tabular-nums',
} as const
export const sumLine = style({ ...line, color: vars.text.secondary })
export const grand = style(line)
export const grandSum = style({ ...text.figureL, ...figures, marginInlineStart: 'auto' })
export const inWords = style({ paddingBlockStart: space[2], borderBlockStart: `1px solid ${vars.border.subtle}` })
export const term = style({ ...text.caption, color: vars.text.muted })
export const strong = style({ fontWeight: 500, color: vars.text.primary })

// ---------- ledger
export const ledger = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const payment = style({
  ...text.small,
  ...figures,
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
})
export const paymentWords = style({ minInlineSize: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' })

// ---------- instalments
export const instalment = style({
  ...text.small,
  ...figures,
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
})
export const instalmentWhen = style({
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
})
export const instalmentSum = style({ textAlign: 'end' })
