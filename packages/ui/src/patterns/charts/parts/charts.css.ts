import { vars } from '../../../themes/contract.css.ts'
import { duration, easing, media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const figure = style({ minInlineSize: 0, margin: 0, '@media': { print: { breakInside: 'avoid' } } })
export const header = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[4]}`,
  marginBlockEnd: space[2],
})
/** Keeps the first line clear of the button at the end of the line. */
export const headerWithButton = style({ paddingInlineEnd: space[10] })
export const headerWithTwoButtons = style({ paddingInlineEnd: space[16] })
export const title = style({ ...text.h3, flex: 1, minInlineSize: 'min(100%, 9rem)', textWrap: 'pretty' })
export const note = style({ ...text.caption, color: vars.text.muted })
export const tools = style({
  position: 'absolute',
  insetBlockStart: '-5px',
  insetInlineEnd: '-6px',
  display: 'flex',
  '@media': { print: { display: 'none' } },
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[1]}`,
  // The item is taller than the heading next to it, for an easier target.
  marginBlock: `-${space[1]}`,
  marginInline: `-${space[1.5]}`,
  listStyle: 'none',
})
export const entry = style({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minBlockSize: '26px',
  paddingInline: space[1.5],
  borderRadius: radius.sm,
  color: vars.text.secondary,
  textAlign: 'start',
  '@media': { [media.coarsePointer]: { minBlockSize: '44px' } },
})
export const toggle = style({
  cursor: 'pointer',
  ':hover': { color: vars.text.primary, backgroundColor: vars.canvas.hover },
  selectors: {
    '&[aria-pressed="false"]': { color: vars.text.muted, textDecoration: 'line-through' },
    '&[aria-disabled="true"]': { cursor: 'default', backgroundColor: 'transparent' },
  },
})
export const swatch = style({
  flex: 'none',
  display: 'block',
  selectors: { [`${toggle}[aria-pressed="false"] > &`]: { opacity: 0.3 } },
})

export const plot = style({ position: 'relative', minInlineSize: 0, direction: 'ltr' })
export const drawing = style({
  ...text.caption,
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  fontVariantNumeric: 'tabular-nums',
  printColorAdjust: 'exact',
})
/** The layer that takes pointer and keyboard input for the whole drawing. */
export const cursor = style({
  position: 'absolute',
  inset: 0,
  borderRadius: radius.xs,
  touchAction: 'pan-y',
  cursor: 'default',
  selectors: { 'a + &': { cursor: 'pointer' } },
  ':focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '4px' },
})

const createForcedColorsRule = (rule: { fill?: string; stroke?: string }) => ({
  '@media': { [media.forcedColors]: rule },
})
export const grid = style({ stroke: vars.border.subtle, ...createForcedColorsRule({ stroke: 'GrayText' }) })
export const zero = style({ stroke: vars.border.default, ...createForcedColorsRule({ stroke: 'CanvasText' }) })
export const tickText = style({ fill: vars.text.muted, ...createForcedColorsRule({ fill: 'CanvasText' }) })
export const currentTickText = style({
  fill: vars.text.primary,
  fontWeight: 600,
  ...createForcedColorsRule({ fill: 'CanvasText' }),
})
/** Keeps text readable over lines. */
const textOutline = {
  stroke: vars.canvas.surface,
  strokeWidth: 3,
  paintOrder: 'stroke',
  ...createForcedColorsRule({ fill: 'CanvasText', stroke: 'Canvas' }),
} as const
export const valueText = style({ ...textOutline, fill: vars.text.primary, fontWeight: 500 })
export const unfinishedValueText = style({ ...textOutline, fill: vars.text.muted })
/** A band behind the active category. */
export const activeBand = style({
  fill: vars.canvas.hover,
  ...createForcedColorsRule({ fill: 'transparent', stroke: 'Highlight' }),
})
export const cursorLine = style({
  stroke: vars.border.strong,
  strokeDasharray: '2 3',
  ...createForcedColorsRule({ stroke: 'CanvasText' }),
})
export const reference = style({
  stroke: vars.text.primary,
  strokeWidth: 2,
  ...createForcedColorsRule({ stroke: 'CanvasText' }),
})
/** Separates marks that touch. */
export const seam = style({
  stroke: vars.canvas.surface,
  strokeWidth: 1.5,
  ...createForcedColorsRule({ stroke: 'Canvas' }),
})
export const halo = style({
  stroke: vars.canvas.surface,
  strokeWidth: 2,
  ...createForcedColorsRule({ stroke: 'Canvas' }),
})

export const tip = style({
  ...text.caption,
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  inlineSize: 'max-content',
  maxInlineSize: 'min(17rem, 62%)',
  padding: `${space[2]} ${space[2.5]}`,
  borderRadius: radius.md,
  color: vars.text.secondary,
  backgroundColor: vars.canvas.raised,
  boxShadow: vars.shadow.level3,
  pointerEvents: 'none',
  overflowWrap: 'anywhere',
  transition: `opacity ${duration.fast} ${easing.out}`,
  '@starting-style': { opacity: 0 },
  '@media': { [media.forcedColors]: { border: '1px solid' }, print: { display: 'none' } },
})
export const tipTitle = style({ marginBlockEnd: space[1], fontWeight: 600, color: vars.text.primary })
export const tipRows = style({ display: 'grid', gridTemplateColumns: 'auto 1fr auto', gap: `${space[1]} ${space[2]}` })
export const tipRow = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
})
export const tipValue = style({
  textAlign: 'end',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: vars.text.primary,
})
export const tipTotal = style({ gridColumn: '1 / 3' })

export const tableBox = style({ overflow: 'auto', overscrollBehavior: 'contain' })
export const table = style({ ...text.small, inlineSize: '100%', fontVariantNumeric: 'tabular-nums' })
const cellSpace = {
  paddingBlock: space[1.5],
  paddingInline: space[2],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
}
export const columnHead = style({
  ...cellSpace,
  ...text.caption,
  position: 'sticky',
  insetBlockStart: 0,
  fontWeight: 500,
  textAlign: 'end',
  verticalAlign: 'bottom',
  color: vars.text.muted,
  backgroundColor: vars.canvas.surface,
  selectors: { ...cellSpace.selectors, '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
})
export const rowHead = style({ ...cellSpace, fontWeight: 400, textAlign: 'start' })
export const cell = style({ ...cellSpace, textAlign: 'end', whiteSpace: 'nowrap' })
export const tableFoot = style({ display: 'flex', justifyContent: 'flex-end', paddingBlockStart: space[2] })
export const dot = style({
  fill: vars.text.primary,
  stroke: vars.canvas.surface,
  strokeWidth: 2,
  ...createForcedColorsRule({ fill: 'CanvasText', stroke: 'Canvas' }),
})
