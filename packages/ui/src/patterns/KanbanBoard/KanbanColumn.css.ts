import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'
import { layers } from '../../themes/layers.css.ts'
import { media, radius, toRem, space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'
import { group } from '../../primitives/Skeleton/Skeleton.css.ts'
import { scroller } from './ColumnCards.css.ts'
import { stage } from '../../foundations/stages/stages.css.ts'
import { fewColumns } from './KanbanBoard.css.ts'

/** Drawn inside the column's edge and above its cards. */
const outline = (colour: string, width = '1.5px', line = 'solid') => ({
  outline: `${width} ${line} ${colour}`,
  outlineOffset: `-${width}`,
})

/** The width of a column, as designed. A board wider than the page scrolls. */
const width = toRem(274)

export const column = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  inlineSize: width,
  minBlockSize: 0,
  borderRadius: radius.panel,
  scrollSnapAlign: 'start',
  '@media': {
    [media.tablet]: {
      selectors: {
        [`${fewColumns} > &`]: { flex: `1 0 ${width}`, maxInlineSize: toRem(420) },
      },
    },
    [media.belowTablet]: {
      inlineSize: '100%',
      '::before': { display: 'none' },
      scrollSnapStop: 'always',
    },
  },
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: '12px',
    blockSize: '2px',
    borderRadius: '0 0 2px 2px',
    backgroundColor: stage.solid,
  },
})
export const dropAppearance = variants({
  rest: {
    backgroundColor: vars.canvas.sunken,
    '@media': { [media.belowTablet]: { backgroundColor: 'transparent' } },
  },
  allowed: {
    backgroundColor: `color-mix(in oklab, ${vars.accent.soft} 70%, ${vars.canvas.surface})`,
    ...outline(vars.accent.solid),
    '@media': { [media.forcedColors]: outline('Highlight', '2px') },
  },
  refused: {
    backgroundColor: vars.canvas.sunken,
    ...outline(vars.status.danger.border),
    '@media': { [media.forcedColors]: outline('GrayText', '1px', 'dashed') },
  },
})
globalStyle(`${dropAppearance.refused} > ${scroller}:has(article)`, {
  '@layer': { [layers.components]: { opacity: 0.42 } },
})

/** The allowed column under the dragged card. */
export const hoveredColumn = style({ backgroundColor: vars.accent.soft, ...outline(vars.accent.solid, '2px') })

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '38px',
  padding: `${space[1]} ${space[1.5]} ${space[1]} ${space[3]}`,
  '@media': {
    [media.belowTablet]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      clipPath: 'inset(50%)',
      overflow: 'hidden',
    },
  },
})
export const title = style({
  ...text.strong,
  fontWeight: 600,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const count = style({ ...text.body, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
export const overLimitCount = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: vars.status.warning.text,
  fontWeight: 500,
})
/**
 * The buttons in the header. A phone does not show them, because its header is only for screen readers and must not contain
 * focusable elements.
 */
export const tools = style({
  display: 'flex',
  marginInlineStart: 'auto',
  gap: '0',
  '@media': { [media.belowTablet]: { display: 'none' } },
})
export const lock = style({ marginInlineStart: 'auto', paddingInlineEnd: space[1.5], color: vars.text.muted })
export const reason = style({ ...text.caption, padding: `0 ${space[3]} ${space[2]}`, color: vars.status.danger.text })

/** Marks the place where the card would land. It stays visible when the column is scrolled. */
export const slot = style({
  ...text.small,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  blockSize: toRem(118),
  marginBlockEnd: space[2],
  padding: space[2],
  borderRadius: radius.card,
  border: `1.5px dashed ${vars.accent.solid}`,
  backgroundColor: `color-mix(in oklab, ${vars.canvas.surface} 55%, ${vars.accent.soft})`,
  color: vars.accent.text,
  fontWeight: 500,
  textAlign: 'center',
  selectors: { [`${hoveredColumn} &`]: { borderStyle: 'solid', backgroundColor: vars.canvas.surface } },
})

export const loading = style([group, { display: 'flex', flexDirection: 'column', gap: space[2] }])
export const empty = style({ ...text.small, padding: `${space[2]} ${space[1]}`, color: vars.text.muted })

export const folded = style({
  inlineSize: toRem(44),
  '@media': {
    [media.tablet]: { selectors: { [`${fewColumns} > &&`]: { flex: 'none', inlineSize: toRem(44) } } },
    [media.belowTablet]: { inlineSize: '100%' },
  },
})
export const unfoldButton = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  blockSize: '100%',
  paddingBlock: space[3],
  borderRadius: 'inherit',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
})
export const verticalTitle = style({
  order: 1,
  ...text.strong,
  fontWeight: 600,
  writingMode: 'vertical-rl',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
