import { vars } from '../../../themes/contract.css.ts'
import { duration, easing, media, radius, toRem, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'
import { category } from './categories.css.ts'

const tint = `color-mix(in oklab, ${category.fill} 26%, ${vars.canvas.surface})`
const tintHover = `color-mix(in oklab, ${category.fill} 38%, ${vars.canvas.surface})`

export const event = style({
  ...text.caption,
  display: 'flex',
  gap: space[1],
  minInlineSize: 0,
  overflow: 'hidden',
  textAlign: 'start',
  color: vars.text.primary,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${duration.fast} ${easing.out}`,
  selectors: {
    '&:focus-visible': { outlineOffset: '-1px', zIndex: 3 },
    // A pending move is marked by its outline, so that the text keeps its contrast.
    '&[aria-busy="true"]:not(:focus-visible)': { outline: `1px dashed ${vars.border.control}`, outlineOffset: '-1px' },
    '&[data-lifted]': {
      zIndex: 4,
      cursor: 'grabbing',
      boxShadow: `0 0 0 1.5px ${vars.accent.solid}, ${vars.shadow.lift}`,
    },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid', selectors: { '&[data-lifted]': { outline: '2px solid Highlight' } } },
  },
})

export const look = variants({
  line: {
    alignItems: 'center',
    blockSize: toRem(24),
    paddingInline: space[1],
    borderRadius: radius.xs,
    ':hover': { backgroundColor: tint },
    selectors: { '&[data-lifted]': { backgroundColor: tint } },
  },
  bar: {
    alignItems: 'center',
    blockSize: toRem(24),
    paddingInline: `${space[1]} ${space[2]}`,
    borderRadius: radius.xs,
    backgroundColor: tint,
    ':hover': { backgroundColor: tintHover },
  },
  block: {
    alignItems: 'flex-start',
    alignContent: 'flex-start',
    flexWrap: 'wrap',
    containerType: 'size',
    padding: space[1],
    borderRadius: radius.sm,
    backgroundColor: tint,
    // Separates the event from its neighbours and from the content below.
    boxShadow: `0 0 0 1px ${vars.canvas.surface}`,
    ':hover': { backgroundColor: tintHover },
  },
  row: {
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: '32px',
    paddingInline: space[1.5],
    borderRadius: radius.sm,
    ':hover': { backgroundColor: vars.canvas.hover },
    '@media': { [media.coarsePointer]: { minBlockSize: '44px' } },
  },
})
/** A bar that continues before or after the week has square corners at that end. */
export const before = style({ borderStartStartRadius: 0, borderEndStartRadius: 0 })
export const after = style({ borderStartEndRadius: 0, borderEndEndRadius: 0 })

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const words = variants({
  line: { flex: 1, minInlineSize: 0, ...oneLine },
  bar: { flex: 1, minInlineSize: 0, ...oneLine },
  block: {
    flex: 1,
    minInlineSize: 0,
    overflowWrap: 'break-word',
    '@container': {
      // An event of half an hour has room for one line.
      '(block-size < 38px)': oneLine,
      // Next to two other events, the text needs the whole width.
      '(inline-size < 96px) and (block-size >= 38px)': { flexBasis: '100%', order: 1 },
    },
  },
  row: { flex: 1, minInlineSize: 0, ...oneLine },
})
export const name = variants({ line: {}, bar: {}, block: { fontWeight: 500 }, row: {} })
export const clock = style({
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': {
    // Hides the time of a narrow event: its position already shows the hour, and the name needs the space.
    '(inline-size < 64px)': { display: 'none' },
    '(inline-size < 110px) and (block-size < 38px)': { display: 'none' },
  },
})
export const tag = style({ display: 'inline-flex', flex: 'none', color: vars.text.secondary })
/** Marks an urgent event in ochre. */
export const urgent = style({ color: vars.highlight.text })

const grip = { position: 'absolute', touchAction: 'none' } as const
export const handle = variants({
  line: { display: 'none' },
  bar: { ...grip, insetBlock: 0, insetInlineEnd: 0, inlineSize: '8px', cursor: 'ew-resize' },
  block: { ...grip, insetInline: 0, insetBlockEnd: 0, blockSize: '7px', cursor: 'ns-resize' },
  row: { display: 'none' },
})
