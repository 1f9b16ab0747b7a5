import { vars } from '../../themes/contract.css.ts'
import { media, space } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const board = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  blockSize: '100%',
  minInlineSize: 0,
  minBlockSize: 0,
  position: 'relative',
  containerType: 'inline-size',
})

/**
 * The columns extend to both edges of the page. The margins of the page are inside the scroller, so that nothing is clipped before
 * the edge.
 */
export const columns = style({
  position: 'relative',
  display: 'flex',
  gap: space[3],
  flex: 1,
  minBlockSize: 0,
  padding: `${space[4]} ${space[6]} ${space[5]}`,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: space[6],
  scrollSnapType: 'x proximity',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.border.default} transparent`,
  selectors: {
    // Placeholders cannot be focused, so the keyboard could not scroll them.
    [`${board}[aria-busy='true'] &`]: { overflowX: 'hidden' },
    // During a drag, scrolling at the edge of the board moves pixel by pixel.
    [`${board}[data-dragging] &`]: { scrollSnapType: 'none', scrollBehavior: 'auto' },
    // Leaves space so that a toast covers no card.
    ':root[data-toasts] &': { '@media': { [media.tablet]: { paddingBlockEnd: space[20] } } },
  },
  '@media': {
    [media.reducedMotion]: { scrollBehavior: 'auto' },
    [media.belowTablet]: {
      gap: 0,
      padding: `${space[2.5]} 0 0`,
      scrollPaddingInline: 0,
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
    },
  },
})

/** Few columns share the width, up to the maximum width of a card. */
export const fewColumns = style({})
