import { vars } from '../../../themes/contract.css.ts'
import { font, media, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

const figures = { fontVariantNumeric: 'tabular-nums' } as const

/** The layout of the page: its main column scrolls, while the open work next to it stays in view. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minBlockSize: 0,
  blockSize: '100%',
  '@media': {
    [media.desktop]: { selectors: { '&:has(> aside)': { gridTemplateColumns: 'minmax(0, 1fr) 316px' } } },
  },
})
export const main = style({
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: `${space[4]} ${space[4]} ${space[6]}`,
  '@media': { [media.tablet]: { padding: `${space[6]} ${space[6]} ${space[6]}` } },
})

// ---------- head
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[4]} ${space[6]}`,
  alignItems: 'start',
  marginBlockEnd: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
export const cover = style({ '@media': { [media.belowTablet]: { display: 'none' } } })
export const words = style({ minInlineSize: 0 })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[2.5]}`,
  minBlockSize: '30px',
})
export const of = style({ ...text.small, color: vars.text.secondary })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.tablet]: { marginInlineStart: 'auto' } },
})
export const title = style({
  fontFamily: font.book,
  fontSize: '1.5rem',
  lineHeight: '2rem',
  fontWeight: 500,
  letterSpacing: '-.012em',
  marginBlockStart: space[2],
  textWrap: 'pretty',
  hyphens: 'auto',
  overflowWrap: 'break-word',
  '@media': { [media.tablet]: { fontSize: '1.6875rem', lineHeight: '2.125rem' } },
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[6]}`,
  marginBlockStart: space[3],
})
export const term = style({ ...text.caption, color: vars.text.muted })
export const fact = style({ ...text.small, ...figures, lineHeight: '22px' })
export const person = style({ display: 'inline-flex', alignItems: 'center', gap: space[1.5] })
export const due = variants({
  later: {},
  soon: { color: vars.highlight.text, fontWeight: 500 },
  overdue: { color: vars.status.danger.text, fontWeight: 500 },
})
export const progress = style({ flex: '1 1 140px', maxInlineSize: '210px' })
export const progressWords = style({
  ...text.caption,
  ...figures,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockEnd: space[2],
  color: vars.text.muted,
})
/** Visually hidden, because the same text is visible above the bar. */
export const unseen = style({ position: 'absolute', inlineSize: '1px', blockSize: '1px', clipPath: 'inset(50%)' })

// ---------- works and requirements
export const works = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const requirements = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: `${space[4]} ${space[8]}`,
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
export const requirement = style(text.h3)
export const requirementText = style({
  ...text.small,
  marginBlockStart: space[1],
  color: vars.text.secondary,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxInlineSize: '64ch',
})
