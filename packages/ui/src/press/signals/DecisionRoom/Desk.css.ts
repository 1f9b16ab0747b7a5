import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../themes/contract.css.ts'
import { zIndexes, media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const desk = style({
  minInlineSize: 0,
  backgroundColor: vars.canvas.sunken,
  '@media': { [media.desktop]: { display: 'flex', flexDirection: 'column', minBlockSize: 0 } },
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  minBlockSize: '52px',
  paddingInline: space[3],
  backgroundColor: vars.canvas.bg,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [media.tablet]: { paddingInline: `${space[4]} ${space[5]}` } },
})
export const name = style({ display: 'flex', alignItems: 'center', gap: space[2], flex: '1 1 12rem', minInlineSize: 0 })
export const title = style({
  ...text.bookM,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const turn = style({ display: 'flex', alignItems: 'center', gap: space[1] })
export const number = style({ inlineSize: '4.25rem' })
export const total = style({ ...text.small, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
export const tools = style({ display: 'flex', alignItems: 'center', gap: space[1] })
export const zoom = style({
  ...text.small,
  minInlineSize: '3.25rem',
  textAlign: 'center',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
})

export const stage = style({
  display: 'grid',
  blockSize: 'clamp(20rem, 62dvh, 44rem)',
  overflow: 'auto',
  containerType: 'size',
  '@media': { [media.desktop]: { flex: 1, blockSize: 'auto', minBlockSize: 0 } },
})
/** The spread at zoom 100%. It is as large as the height of the stage allows, or its width if that is the tighter limit. */
export const spread = style({
  display: 'flex',
  placeSelf: 'safe center',
  padding: space[6],
  '@media': { [media.belowTablet]: { padding: space[3] } },
})
export const leaf = style({ position: 'relative', flex: 'none' })
export const page = style({
  position: 'relative',
  margin: 0,
  inlineSize: 'calc(min((100cqi - 56px) / var(--sheets), (100cqb - 56px) * 0.69) * var(--zoom))',
  backgroundColor: vars.canvas.surface,
  boxShadow: `inset 0 0 0 1px ${vars.border.subtle}, ${vars.shadow.level2}`,
})
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', userSelect: 'none' })
export const surface = style({
  position: 'absolute',
  inset: 0,
  cursor: 'crosshair',
  ':focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
})
export const torn = style({
  ...text.small,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  textAlign: 'center',
})

const pinShape = style({
  position: 'absolute',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  // A pin, whose corner points at the place of the remark.
  transform: 'translate(0, -100%)',
  borderRadius: '50% 50% 50% 3px',
  fontSize: '0.75rem',
  lineHeight: 1,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
})
export const pin = style([
  pinShape,
  {
    backgroundColor: vars.accent.solid,
    color: vars.text.onAccent,
    boxShadow: `0 0 0 2px ${vars.canvas.surface}, ${vars.shadow.level2}`,
    selectors: {
      '&[aria-pressed=true]': { boxShadow: `0 0 0 2px ${vars.canvas.surface}, 0 0 0 5px ${vars.accent.border}` },
    },
  },
])
export const pinDraft = style([
  pinShape,
  {
    backgroundColor: vars.canvas.surface,
    color: vars.accent.text,
    boxShadow: `inset 0 0 0 1.5px ${vars.accent.solid}, 0 0 0 3px ${vars.accent.softHover}`,
  },
])

const popoverWidth = '320px'
/** The height of a popover without an error. It keeps the popover on its page when the pin is at the edge. */
const popoverHeight = '216px'
const onPage = `max(0px, calc(100% - ${popoverHeight}))`
export const popover = style({
  position: 'absolute',
  zIndex: zIndexes.sticky,
  insetInlineStart: `clamp(0px, calc(var(--x) * 100% - 160px), max(0px, 100% - ${popoverWidth}))`,
  inlineSize: popoverWidth,
  display: 'grid',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.card,
  backgroundColor: vars.canvas.raised,
  boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow.level3}`,
  textAlign: 'start',
  '@media': {
    [media.belowTablet]: { position: 'fixed', inset: 'auto 0 0 0', inlineSize: 'auto', borderRadius: 0 },
  },
})
export const popoverAbove = style({
  '@media': { [media.tablet]: { insetBlockEnd: `min(calc((1 - var(--y)) * 100% + 28px), ${onPage})` } },
})
export const popoverBelow = style({
  '@media': { [media.tablet]: { insetBlockStart: `min(calc(var(--y) * 100% + 8px), ${onPage})` } },
})
export const popoverHead = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const popoverTitle = style({ ...text.strong, fontWeight: 600 })
export const popoverPlace = style({ ...text.small, flex: 1, color: vars.text.muted })
export const popoverFoot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const popoverKind = style({ flex: '1 1 88px', minInlineSize: 0 })
export const popoverButtons = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[1],
  marginInlineStart: 'auto',
})

export const foot = style({
  padding: `${space[2]} ${space[4]} ${space[3]}`,
  backgroundColor: vars.canvas.bg,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': { [media.tablet]: { paddingInline: space[6] } },
})
export const strip = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  paddingBlock: `${space[1.5]} ${space[1]}`,
})
export const thumb = style({
  ...text.micro,
  position: 'relative',
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  gap: space[0.5],
  minInlineSize: '44px',
  padding: space[1],
  borderRadius: radius.sm,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
  ':focus-visible': { outline: `2px solid ${vars.focus.ring}` },
  selectors: {
    '&[aria-current]': { color: vars.accent.text, fontWeight: 600 },
    // Shows the number of remarks on the page. The button's accessible name also includes this number.
    '&[data-remarks]::after': {
      content: 'attr(data-remarks)',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      minInlineSize: '15px',
      borderRadius: radius.full,
      backgroundColor: vars.accent.solid,
      color: vars.text.onAccent,
      fontSize: '0.625rem',
      lineHeight: '15px',
      fontWeight: 600,
      textAlign: 'center',
    },
  },
})
export const thumbSheets = style({ display: 'flex', gap: '1px' })
export const thumbSheet = style({
  inlineSize: '22px',
  blockSize: '32px',
  backgroundColor: vars.canvas.surface,
  boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
  backgroundImage: `repeating-linear-gradient(${vars.border.default} 0 1px, transparent 1px 4px)`,
  backgroundSize: '14px 20px',
  backgroundPosition: '4px 6px',
  backgroundRepeat: 'no-repeat',
})
globalStyle(`${thumb}[aria-current] ${thumbSheets}`, {
  outline: `2px solid ${vars.accent.solid}`,
  outlineOffset: '1px',
  borderRadius: '2px',
})
export const track = style({
  position: 'relative',
  blockSize: '4px',
  marginBlock: `${space[1]} ${space[2]}`,
  borderRadius: radius.full,
  backgroundColor: vars.canvas.well,
})
export const trackSeen = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: radius.full,
  backgroundColor: vars.border.control,
})
export const trackHere = style({
  position: 'absolute',
  insetBlockStart: '-3px',
  inlineSize: '2px',
  blockSize: '10px',
  backgroundColor: vars.text.primary,
})
export const legend = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const keys = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  '@media': { [media.coarsePointer]: { display: 'none' } },
})
