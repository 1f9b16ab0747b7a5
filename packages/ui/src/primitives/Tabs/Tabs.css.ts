import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const tabs = style({
  display: 'flex',
  gap: space[6],
  // Room for the focus ring of the first and the last tab, which the scroll container would cut off. The line stays aligned with
  // the content.
  marginInline: `-${space[1]}`,
  paddingInline: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: `linear-gradient(${vars.border.subtle}, ${vars.border.subtle}) bottom / calc(100% - 2 * ${space[1]}) 1px no-repeat`,
})
export const tab = style({
  ...text.body,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  minBlockSize: '40px',
  borderRadius: `${radius.xs} ${radius.xs} 0 0`,
  color: vars.text.secondary,
  cursor: 'pointer',
  ':hover': { color: vars.text.primary },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '2px',
      borderRadius: '2px',
      backgroundColor: vars.accent.solid,
      scale: '0 1',
      transition: `scale ${duration.base} ${easing.out}`,
    },
    '&[aria-selected="true"]': { color: vars.text.primary, fontWeight: 500 },
    '&[aria-selected="true"]::after': { scale: '1 1' },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: '44px' },
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]::after': { backgroundColor: 'Highlight' } } },
  },
})
/** Reserves the width of the selected state, whose text is bolder, so that adjacent tabs do not move. */
export const tabText = style({
  display: 'inline-grid',
  borderRadius: radius.xs,
  selectors: {
    [`${tab}:focus-visible > &`]: { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '3px' },
    '&::after': {
      content: 'attr(data-words)',
      blockSize: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: 500,
    },
  },
})
export const count = style({ ...text.caption, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
export const panel = style({ paddingBlockStart: space[4], borderRadius: radius.md })
