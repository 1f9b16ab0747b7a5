import { vars } from '../../../themes/contract.css.ts'
import { media, space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

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

/** The columns run from edge to edge of the page; its margins are inside, so that nothing is cut before it leaves. */
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
    // Scrolling by the edge of the board goes pixel by pixel.
    [`${board}[data-dragging] &`]: { scrollSnapType: 'none', scrollBehavior: 'auto' },
    // A toast covers no card.
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

/** Few columns share the width, as far as a card bears it. */
export const few = style({})
