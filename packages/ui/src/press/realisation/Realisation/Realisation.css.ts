import { vars } from '../../../themes/contract.css.ts'
import { media, radius, toRem, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

const figures = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' } as const
const line = `1px solid ${vars.border.subtle}`

export const realisation = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[6]}`,
})
export const groups = style({ maxInlineSize: '100%', overflowX: 'auto' })
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${toRem(390)}` } },
})
export const alone = style({ gridTemplateColumns: 'minmax(0, 1fr)' })
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const scroller = style({ overflowX: 'auto', borderRadius: 'inherit' })
export const aside = style({
  padding: space[4],
  borderRadius: radius.panel,
  border: `1px solid ${vars.border.default}`,
  backgroundColor: vars.canvas.sunken,
  minInlineSize: 0,
})

// ---------- the table
export const table = style({ ...text.small, inlineSize: '100%', borderCollapse: 'collapse' })
const edges = { '&:first-child': { paddingInlineStart: space[4] }, '&:last-child': { paddingInlineEnd: space[4] } }
export const head = style({
  ...text.caption,
  blockSize: toRem(35),
  paddingInline: space[1.5],
  borderBlockEnd: `1px solid ${vars.border.default}`,
  fontWeight: 500,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  color: vars.text.muted,
  selectors: edges,
})
export const headEnd = style({ textAlign: 'end' })
export const row = style({ position: 'relative', transform: 'translate(0)' })
export const chosen = style({ backgroundColor: vars.canvas.selected })
export const cell = style({
  paddingBlock: space[2.5],
  paddingInline: space[1.5],
  borderBlockEnd: line,
  selectors: edges,
})
export const figure = style({ ...figures, textAlign: 'end', color: vars.text.secondary })
export const strong = style({ fontWeight: 600, color: vars.text.primary })
export const back = style({ color: vars.status.danger.text })
export const second = style({ ...text.caption, display: 'block', color: vars.text.muted, fontWeight: 400 })
export const foot = style({ borderBlockEnd: 0, borderBlockStart: `1px solid ${vars.border.default}`, fontWeight: 600 })

export const subject = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: toRem(170) })
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
  textAlign: 'start',
})
export const name = style({ ...text.bookS, textAlign: 'start', overflowWrap: 'anywhere' })
/** The name's click area covers the whole row. */
export const choose = style({
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
})

/** Keeps content above the click area of the row. */
export const above = style({ position: 'relative', zIndex: 1 })

// ---------- channels
export const bar = style({
  display: 'flex',
  gap: space[0.5],
  inlineSize: toRem(60),
  marginBlockStart: space[1.5],
  marginInlineStart: 'auto',
})
const block = { blockSize: toRem(5), borderRadius: radius.xs, minInlineSize: '2px' } as const
export const part = variants({
  shop: { ...block, backgroundColor: vars.accent.solid },
  partners: { ...block, backgroundColor: `color-mix(in oklab, ${vars.accent.solid} 50%, ${vars.canvas.surface})` },
  university: { ...block, backgroundColor: `color-mix(in oklab, ${vars.accent.solid} 24%, ${vars.canvas.surface})` },
})
export const legend = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: line,
  color: vars.text.muted,
})
export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const sample = style({ inlineSize: toRem(8) })

// ---------- under the table
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  marginBlock: space[3],
  marginInline: space[4],
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: radius.sm,
  backgroundColor: vars.canvas.sunken,
  ...text.small,
})
export const noticeWords = style({ flex: `1 1 ${toRem(180)}` })
export const pages = style({ padding: `${space[2]} ${space[4]}`, borderBlockStart: line })

// ---------- a phone
export const cards = style({ display: 'flex', flexDirection: 'column' })
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  borderBlockEnd: line,
})
export const cardSums = style({ ...figures, ...text.small, textAlign: 'end' })
