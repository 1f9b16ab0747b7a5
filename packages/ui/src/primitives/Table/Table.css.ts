import { keyframes } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'
import { density } from '../../themes/density.css.ts'
import { duration, easing, zIndexes, media, radius, toRem, space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

export const surface = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  maxBlockSize: '100%',
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  '@media': { [media.forcedColors]: { border: '1px solid' }, print: { display: 'block', maxBlockSize: 'none' } },
})
export const fill = style({ flex: 1 })
export const scroller = style({
  flex: '0 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: 'inherit',
  '@media': { print: { overflow: 'visible' } },
})
/** Tables with more than a hundred rows render only visible rows, so they need a scroll container. */
export const virtualScroller = style({
  maxBlockSize: 'max(60vh, 320px)',
  selectors: { [`${fill} &`]: { maxBlockSize: 'none' } },
})
export const footer = style({
  flex: 'none',
  padding: `${space[2]} ${space[4]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': { [media.belowTablet]: { paddingInline: space[3] }, print: { display: 'none' } },
})

export const table = style({ ...text.small, inlineSize: '100%', tableLayout: 'auto' })
export const fixed = style({ tableLayout: 'fixed' })
const progressKeyframes = keyframes({ from: { translate: '-100%' }, to: { translate: '300%' } })
/** The indicator that new rows are loading while the old rows are still shown. */
export const busy = style({
  flex: 'none',
  blockSize: '2px',
  marginBlockEnd: `-${space[0.5]}`,
  zIndex: zIndexes.sticky + 2,
  overflow: 'hidden',
  borderStartStartRadius: radius.panel,
  borderStartEndRadius: radius.panel,
  opacity: 1,
  transition: `opacity ${duration.base} ${easing.out} 200ms`,
  '@starting-style': { opacity: 0 },
  '::before': {
    content: '""',
    display: 'block',
    inlineSize: '33%',
    blockSize: '100%',
    backgroundColor: vars.accent.solid,
    animation: `${progressKeyframes} 1.2s ${easing.inOut} infinite`,
  },
  '@media': { [media.reducedMotion]: { '::before': { animation: 'none', inlineSize: '100%' } } },
})

const edges = {
  selectors: {
    '&:first-child': { paddingInlineStart: space[4] },
    '&:last-child': { paddingInlineEnd: space[4] },
  },
}
export const head = style({
  ...text.caption,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndexes.sticky,
  blockSize: toRem(35),
  paddingInline: space[2.5],
  borderBlockEnd: `1px solid ${vars.border.default}`,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textAlign: 'start',
  color: vars.text.muted,
  backgroundColor: vars.canvas.surface,
  ...edges,
})
export const row = style({
  position: 'relative',
  // WebKit needs this to make the row a containing block: without it every link would cover the whole table.
  transform: 'translate(0)',
  backgroundColor: vars.canvas.surface,
  selectors: { '&[aria-selected="true"]': { backgroundColor: vars.canvas.selected } },
})
export const cell = style({
  blockSize: density.row,
  paddingBlock: space[1],
  paddingInline: space[2.5],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  verticalAlign: 'middle',
  overflowWrap: 'break-word',
  selectors: { ...edges.selectors, [`${row}:last-child > &`]: { borderBlockEnd: 0 } },
})
export const align = variants({
  start: {},
  center: { textAlign: 'center' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})
/**
 * A pinned column stays at its edge while other columns scroll beneath it. It has the row's background, so that these columns do
 * not show through.
 */
export const pinned = style({
  position: 'sticky',
  zIndex: 2,
  backgroundColor: 'inherit',
  selectors: { [`&${head}`]: { zIndex: zIndexes.sticky + 1, backgroundColor: vars.canvas.surface } },
})
export const pinnedEdge = variants({
  start: { borderInlineEnd: `1px solid ${vars.border.subtle}` },
  end: { borderInlineStart: `1px solid ${vars.border.subtle}` },
})
/** Keeps the text on one line and truncates long text. */
export const truncated = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const tick = style({ userSelect: 'none' })
/** The touch area of a checkbox. It is larger than the checkbox, so that an imprecise click does not open the row. */
export const checkboxTouchArea = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: toRem(28),
  blockSize: toRem(28),
  marginInlineStart: `-${space[1.5]}`,
  verticalAlign: 'middle',
  cursor: 'pointer',
  '@media': {
    [media.coarsePointer]: { inlineSize: toRem(44), blockSize: toRem(44), margin: `-${space[2]} -${space[4]}` },
  },
})
export const toggleCell = style({ paddingInlineEnd: space[0.5] })
export const toggle = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: toRem(28),
  blockSize: toRem(28),
  marginInlineStart: `-${space[1]}`,
  borderRadius: radius.sm,
  color: vars.text.muted,
  cursor: 'pointer',
  transition: `rotate ${duration.fast} ${easing.out}`,
  selectors: {
    '&:hover': { backgroundColor: vars.canvas.hover, color: vars.text.primary },
    '&[aria-expanded="true"]': { rotate: '90deg' },
  },
  '@media': { [media.coarsePointer]: { inlineSize: toRem(44), blockSize: toRem(44), marginInline: `-${space[3]}` } },
})
export const details = style({
  padding: `${space[1]} ${space[4]} ${space[4]}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: { [`${row}:last-child > &`]: { borderBlockEnd: 0 } },
})

export const link = style({
  color: 'inherit',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
})
export const rowWithLink = style({
  cursor: 'pointer',
  selectors: { '&:hover:not([aria-selected="true"])': { backgroundColor: vars.canvas.hover } },
})
/** A pinned cell clips its link, so this additional, invisible link covers the rest of the row. */
export const rowCover = style({ '::after': { content: '""', position: 'absolute', inset: 0 } })
/** Places buttons, links and checkboxes above the link that covers the row. */
export const aboveRowLink = style({ position: 'relative', zIndex: 1 })

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '24px',
  marginInline: `-${space[1]}`,
  paddingInline: space[1],
  borderRadius: radius.xs,
  fontWeight: 500,
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { color: vars.text.primary },
  selectors: {
    // The header of a numeric column ends exactly above its figures, so the sort arrow comes before the text.
    [`${align.end} &`]: { flexDirection: 'row-reverse' },
  },
})
export const sorted = style({ color: vars.text.primary })
export const arrow = style({ display: 'inline-flex', inlineSize: toRem(12) })

export const spacer = style({ padding: 0, border: 0 })
export const state = style({ padding: `${space[6]} ${space[4]}` })

export const cellDetail = style({
  display: density.detail,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.text.muted,
})

export const cards = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
export const cardsFill = style({ flex: 1, minBlockSize: 0, margin: '-1px', padding: '1px', overflowY: 'auto' })
export const card = style({
  position: 'relative',
  padding: space[3],
  borderRadius: radius.card,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 96px',
})
export const cardLink = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  ':focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
})
export const cardRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space[2.5],
})
export const cardBody = style({ gridColumn: 2 })
export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: '3fr 4fr 2fr',
  alignItems: 'center',
  gap: space[6],
  blockSize: density.row,
})
