import { vars } from '../../themes/contract.css.ts'
import { duration, easing, zIndexes, media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  minBlockSize: 0,
})
export const fill = style({ flex: 1 })
export const count = style({ ...text.small, color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' })

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[2],
  '@media': { print: { display: 'none' } },
})
/** Keeps the actions for chosen rows visible while the page scrolls. */
export const stickyBar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndexes.sticky + 3,
  backgroundColor: vars.canvas.bg,
})
/** The tools and the actions for chosen rows share one place, so that the rows below do not jump on the first selection. */
export const toolbarStage = style({
  display: 'grid',
  flex: '1 1 320px',
  minInlineSize: 0,
})
export const tools = style({
  gridArea: '1 / 1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  selectors: { '&[inert]': { visibility: 'hidden' } },
})
export const toolsEnd = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
})
export const notice = style({ ...text.caption, color: vars.text.secondary })

export const bulk = style({
  gridArea: '1 / 1',
  alignSelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  padding: space[1],
  borderRadius: radius.md,
  backgroundColor: vars.accent.soft,
  boxShadow: `inset 0 0 0 1px ${vars.accent.border}`,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const bulkCount = style({
  ...text.small,
  fontWeight: 500,
  color: vars.accent.text,
  fontVariantNumeric: 'tabular-nums',
})
export const bulkActions = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space[1],
  marginInlineStart: 'auto',
})

/** A marker class, because some parts of a header show only on hover or focus. */
export const header = style({})
export const headerLine = style({ display: 'flex', alignItems: 'center', gap: space[0.5], minInlineSize: 0 })
/** Headers of numeric columns align with the numbers. */
export const headerLineEnd = style({ justifyContent: 'flex-end' })
export const headerText = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
export const sortButton = style({ minInlineSize: 0, flex: '0 1 auto' })
export const sortPlace = style({ ...text.micro, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
/**
 * The menu button covers the space after the name, or the end of the name while the button is shown. On touch screens it has its
 * own space.
 */
export const headerMenu = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '10px',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '24px',
  marginBlock: 'auto',
  blockSize: '24px',
  borderRadius: radius.xs,
  color: vars.text.muted,
  backgroundColor: vars.canvas.surface,
  cursor: 'pointer',
  opacity: 0,
  transition: `opacity ${duration.fast} ${easing.out}`,
  selectors: {
    [`${headerLineEnd} &`]: { insetInline: '2px auto' },
    [`${header}:hover &, &:is(:focus-visible, [aria-expanded="true"])`]: { opacity: 1 },
    '&:hover, &[aria-expanded="true"]': { backgroundColor: vars.canvas.hover, color: vars.text.primary },
  },
  '@media': {
    [media.coarsePointer]: {
      position: 'static',
      flex: 'none',
      inlineSize: '44px',
      blockSize: '44px',
      opacity: 1,
    },
  },
})
export const resizer = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: zIndexes.sticky,
  inlineSize: '11px',
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '9px',
    insetInlineEnd: 0,
    inlineSize: '1px',
    backgroundColor: vars.border.default,
    opacity: 0,
    transition: `opacity ${duration.fast} ${easing.out}`,
  },
  selectors: {
    [`${header}:hover &::after`]: { opacity: 1 },
    '&:is(:hover, :active, :focus)::after': {
      insetBlock: 0,
      inlineSize: '2px',
      opacity: 1,
      backgroundColor: vars.accent.solid,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.coarsePointer]: { inlineSize: '24px' } },
})

export const editor = style({ padding: `${space[3]} ${space[4]} ${space[4]}` })
export const range = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3], alignItems: 'start' })
export const choices = style({ display: 'flex', flexDirection: 'column', gap: space[0.5] })
export const choice = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3] })
export const choiceCount = style({ ...text.caption, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })

export const panel = style({ display: 'flex', flexDirection: 'column', gap: space[3] })
export const columns = style({ display: 'flex', flexDirection: 'column' })
export const columnRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
  alignItems: 'center',
  gap: space[0.5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const panelFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
