import { vars } from '../../themes/contract.css.ts'
import { duration, easing, layer, media, radius, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: '12px', minInlineSize: 0, minBlockSize: 0 })
export const fill = style({ flex: 1 })
export const count = style({ ...text.small, color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' })

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px',
  '@media': { print: { display: 'none' } },
})
/** While rows are chosen what can be done with them stays in sight, however far the page is scrolled. */
export const held = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky + 3,
  backgroundColor: vars.canvas.bg,
})
/** Tools and what is done with chosen rows share one place, so that the rows beneath do not jump at the first tick. */
export const stage = style({
  display: 'grid',
  flex: '1 1 320px',
  minInlineSize: 0,
})
export const tools = style({
  gridArea: '1 / 1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  minInlineSize: 0,
  selectors: { '&[inert]': { visibility: 'hidden' } },
})
export const toolsEnd = style({ display: 'inline-flex', alignItems: 'center', gap: '8px', marginInlineStart: 'auto' })
export const notice = style({ ...text.caption, color: vars.text.secondary })

export const bulk = style({
  gridArea: '1 / 1',
  alignSelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  padding: '3px',
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
  gap: '4px',
  marginInlineStart: 'auto',
})

/** Parts of it show only where the pointer or the focus is. */
export const header = style({})
export const headerLine = style({ display: 'flex', alignItems: 'center', gap: '2px', minInlineSize: 0 })
/** Names of figures keep to the edge that the figures keep to. */
export const headerLineEnd = style({ justifyContent: 'flex-end' })
export const headerText = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
export const sortButton = style({ minInlineSize: 0, flex: '0 1 auto' })
export const sortPlace = style({ ...text.micro, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
/** Lies over what room the name leaves, or over its far end while it is wanted; on touch it has room of its own. */
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
  zIndex: layer.sticky,
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

export const editor = style({ padding: '12px 14px 14px' })
export const range = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px', alignItems: 'start' })
export const choices = style({ display: 'flex', flexDirection: 'column', gap: '2px' })
export const choice = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' })
export const choiceCount = style({ ...text.caption, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })

export const panel = style({ display: 'flex', flexDirection: 'column', gap: '12px' })
export const columns = style({ display: 'flex', flexDirection: 'column' })
export const columnRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
  alignItems: 'center',
  gap: '2px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const panelFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
})
