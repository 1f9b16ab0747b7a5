import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

export const day = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const figures = style({
  borderRadius: radius.xs,
  '@media': { [media.belowTablet]: { overflowX: 'auto', maxInlineSize: '100%' } },
})
/** The lists are in the order of the work, with the forecast and the documents next to them. On a phone the forecast is last. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 432px' } },
})
export const column = style({
  display: 'contents',
  '@media': { [media.desktop]: { display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 } },
})
const panel = { minInlineSize: 0, borderRadius: radius.card } as const
export const place = variants({
  bill: panel,
  late: panel,
  answer: panel,
  lacking: panel,
  forecast: { ...panel, order: 1, '@media': { [media.desktop]: { order: 0 } } },
})

export const note = style({ ...text.caption, color: vars.text.muted })
export const none = style({ ...text.small, padding: `0 ${space[4]} ${space[4]}`, color: vars.text.secondary })
export const foot = style({ padding: `${space[2]} ${space[4]}`, borderBlockStart: `1px solid ${vars.border.subtle}` })

/** Placeholder lines while rows load. */
export const waiting = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: `0 ${space[4]} ${space[4]}`,
})

/* Rows that reach the edges of their panel. */
export const rows = style({ display: 'flex', flexDirection: 'column' })
export const row = style({
  ...text.small,
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[1.5]} ${space[4]}`,
  minBlockSize: '49px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
export const bill = style({
  gridTemplate: '"cover words words" "cover sum act" / auto minmax(0, 1fr) auto',
  '@media': { [media.tablet]: { gridTemplate: '"cover words sum act" / auto minmax(0, 1fr) auto 9rem' } },
})
export const late = style({
  gridTemplate: '"words words" "days sum" "act act" / minmax(0, 1fr) auto',
  '@media': { [media.tablet]: { gridTemplate: '"words days sum act" / minmax(0, 1fr) auto 7.5rem auto' } },
})
export const answer = style({
  gridTemplate: '"cover words" "cover days" / auto minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplate: '"cover words days" / auto minmax(0, 1fr) auto' } },
  alignItems: 'start',
  ':hover': { backgroundColor: vars.canvas.hover },
})
export const lacking = style({
  gridTemplate: '"words words" "days due" / minmax(0, 1fr) auto',
  '@media': { [media.tablet]: { gridTemplate: '"words days due" / minmax(0, 1fr) auto 3.75rem' } },
  ':hover': { backgroundColor: vars.canvas.hover },
})
export const area = variants({
  cover: { gridArea: 'cover', alignSelf: 'center', display: 'inline-flex' },
  words: { gridArea: 'words', minInlineSize: 0, overflowWrap: 'anywhere' },
  sum: { gridArea: 'sum', fontWeight: 500, textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  act: { gridArea: 'act', justifySelf: 'end' },
  days: { gridArea: 'days', display: 'inline-flex', alignItems: 'center', gap: space[0.5], whiteSpace: 'nowrap' },
  due: { gridArea: 'due', textAlign: 'end', whiteSpace: 'nowrap', color: vars.text.muted },
})
export const under = style({ ...text.caption, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
export const about = style({ color: vars.text.muted })
export const said = style({
  color: vars.text.secondary,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})
export const when = style({ ...text.caption, color: vars.text.muted })
export const danger = style({ color: vars.status.danger.text, fontWeight: 500 })
export const soon = style({ color: vars.status.warning.text, fontWeight: 500 })
/** The name's link covers the row. */
export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
})

/* Document badges: existing documents are filled, missing documents have a dashed outline. */
export const stamp = style({
  ...text.micro,
  paddingInline: space[1],
  border: '1px solid',
  borderRadius: radius.xs,
  lineHeight: '18px',
})
export const there = style({
  borderColor: vars.accent.border,
  backgroundColor: vars.accent.soft,
  color: vars.accent.text,
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
})
export const missing = style({ borderStyle: 'dashed', borderColor: vars.border.control, color: vars.text.primary })
export const legend = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[2.5]} ${space[4]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
})
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space[1.5] })

/* Styles of the forecast. */
export const weeks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space[3],
  paddingInline: space[4],
  '@media': { [media.belowTablet]: { gap: space[1] } },
})
export const week = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column', textAlign: 'center' })
export const bars = style({
  blockSize: '236px',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  gap: space[0.5],
})
export const value = style({
  ...text.caption,
  flex: '0 0 auto',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
})
const bar = { minBlockSize: 0, flexShrink: 1 } as const
export const hoped = style({
  ...bar,
  borderStartStartRadius: radius.xs,
  borderStartEndRadius: radius.xs,
  backgroundColor: `color-mix(in oklab, ${vars.accent.solid} 30%, ${vars.canvas.surface})`,
  '@media': { [media.forcedColors]: { backgroundColor: 'GrayText' } },
})
export const dated = style({
  ...bar,
  borderRadius: '2px',
  backgroundColor: vars.accent.solid,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
})
export const until = style({
  ...text.caption,
  marginBlockStart: space[1.5],
  paddingBlockStart: space[1],
  borderBlockStart: `1px solid ${vars.border.default}`,
  color: vars.text.muted,
})
export const sums = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[1.5]}`,
  padding: `${space[3]} ${space[4]} ${space[4]}`,
})
export const sumOf = style({ marginInlineEnd: space[2.5], fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const swatch = style({ blockSize: '8px', inlineSize: '8px', flex: '0 0 auto' })
