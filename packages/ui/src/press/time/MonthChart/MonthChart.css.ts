import { vars } from '../../../themes/contract.css.ts'
import { media, radius, toRem, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

const track = toRem(290)
const head = toRem(26)
const figures = { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' } as const
const reset = {
  border: 0,
  padding: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
} as const

export const legend = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  color: vars.text.muted,
})
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: space[1.5] })
export const swatch = style({ inlineSize: toRem(11), blockSize: toRem(11), borderRadius: '3px' })

/** The chart. Its lines are drawn over the columns and under the bars. */
export const chart = style({ position: 'relative', isolation: 'isolate', direction: 'ltr' })
export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  marginInlineStart: toRem(44),
})
export const rows = style({ display: 'flex', flexDirection: 'column' })

const chosen = { backgroundColor: vars.canvas.selected }
export const column = style({
  ...reset,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  borderRadius: radius.sm,
  paddingBlockEnd: space[0.5],
  textAlign: 'center',
  selectors: { '&[aria-pressed="true"]': chosen },
  ':focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([aria-pressed="true"])': { backgroundColor: vars.canvas.hover } } },
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})
export const row = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: `${toRem(64)} minmax(0, 1fr) ${toRem(40)}`,
    gap: space[2],
    minBlockSize: toRem(44),
    paddingInline: space[1],
    textAlign: 'start',
  },
])
export const upright = style({ blockSize: track })
export const lying = style({ blockSize: toRem(28) })
export const trackBox = style({ position: 'relative', inlineSize: '100%' })
export const off = style({
  selectors: { [`${column}:not([aria-pressed="true"]) > &`]: { backgroundColor: vars.canvas.sunken } },
})
export const away = style({
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.border.default} 0 1px, transparent 1px 6px)`,
})
export const holiday = style({
  ...text.micro,
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  paddingBlock: space[2],
  overflow: 'hidden',
  color: vars.text.muted,
  pointerEvents: 'none',
})
export const holidayUpright = style({ writingMode: 'vertical-rl' })
export const holidayLying = style({ padding: 0, paddingInline: space[2], whiteSpace: 'nowrap' })

export const hours = style({ ...text.micro, ...figures, fontWeight: 400, color: vars.text.secondary })
export const hoursUpright = style({ blockSize: head, paddingBlockStart: space[1.5] })
export const hoursLying = style({ ...text.caption, textAlign: 'end', alignSelf: 'center' })
export const date = style({ ...text.caption, ...figures, lineHeight: toRem(15), paddingBlockStart: space[1.5] })
export const weekday = style({ ...text.micro, fontWeight: 400, color: vars.text.muted, textTransform: 'capitalize' })
export const dayLying = style({ display: 'flex', alignItems: 'baseline', gap: space[1.5], alignSelf: 'center' })
export const quiet = style({ color: vars.text.muted })
export const now = style({ fontWeight: 600, color: vars.accent.text })

// ---------- hours of the clock
export const lines = style({ position: 'absolute', pointerEvents: 'none' })
export const linesUpright = style({ insetBlockStart: head, insetInline: 0, blockSize: track })
export const linesLying = style({
  insetBlockStart: 0,
  insetBlockEnd: 0,
  insetInlineStart: toRem(76),
  insetInlineEnd: toRem(52),
})
const hair = `1px solid ${vars.border.subtle}`
export const lineUpright = style({
  position: 'absolute',
  insetInlineStart: toRem(44),
  insetInlineEnd: 0,
  borderBlockStart: hair,
})
export const lineLying = style({ position: 'absolute', insetBlock: toRem(18), borderInlineStart: hair })
const tick = { ...text.micro, ...figures, fontWeight: 400, color: vars.text.muted } as const
export const tickUpright = style({
  ...tick,
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: toRem(35),
  textAlign: 'end',
  translate: '0 -50%',
})
export const tickLying = style({ ...tick, position: 'absolute', insetBlockStart: 0, translate: '-50% 0' })
export const unit = style({
  ...tick,
  position: 'absolute',
  insetBlockStart: space[1.5],
  insetInlineStart: 0,
  inlineSize: toRem(35),
  textAlign: 'end',
})
export const scaleLying = style({ blockSize: toRem(18) })

// ---------- pieces
export const piece = style({
  position: 'absolute',
  zIndex: 1,
  borderRadius: '3px',
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
})
export const pieceUpright = style({
  insetInline: 'max(2px, 16%)',
})
export const pieceLying = style({
  insetBlock: '4px',
})
const dashed = (line: string, fill: string) => ({ border: `1.5px dashed ${line}`, backgroundColor: fill })
const system = (rule: Record<string, string>) => ({ '@media': { [media.forcedColors]: rule } })
export const kind = variants({
  work: { backgroundColor: vars.accent.solid, ...system({ backgroundColor: 'CanvasText' }) },
  now: {
    backgroundColor: `color-mix(in oklab, ${vars.accent.solid} 45%, ${vars.canvas.surface})`,
    ...system({ backgroundColor: 'Highlight' }),
  },
  open: { ...dashed(vars.status.danger.solid, vars.status.danger.soft), ...system({ borderColor: 'CanvasText' }) },
  adds: {
    ...dashed(vars.highlight.text, vars.highlight.soft),
    ...system({ borderColor: 'Highlight', backgroundColor: 'Canvas' }),
  },
  takes: {
    ...dashed(vars.highlight.text, `color-mix(in oklab, ${vars.accent.solid} 22%, ${vars.canvas.surface})`),
    ...system({ borderColor: 'CanvasText', backgroundColor: 'Canvas' }),
  },
  away: {
    backgroundImage: `repeating-linear-gradient(135deg, ${vars.text.muted} 0 1px, transparent 1px 4px)`,
    ...system({ border: '1px solid CanvasText' }),
  },
})

/** The details of the selected day, and on a phone the links to other weeks. */
export const said = style({ ...text.small, marginBlockStart: space[3], color: vars.text.secondary })
export const saidDay = style({ fontWeight: 600, color: vars.text.primary })
export const week = style({
  ...text.strong,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: space[2],
})
