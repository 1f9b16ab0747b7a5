import { vars } from '../../themes/contract.css.ts'
import { media, radius, space } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/**
 * One thin scrollbar with reserved space, so that cards keep their width. Nothing is drawn over that space, so a card's border has
 * a small margin next to it.
 */
export const scroller = style({
  flex: 1,
  minBlockSize: 0,
  paddingBlock: `${space[0.5]} ${space[2]}`,
  paddingInline: `${space[2]} ${space[0.5]}`,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  scrollbarGutter: 'stable',
  // The value inherited from the board would disable the rule below.
  scrollbarColor: 'auto',
  borderEndStartRadius: radius.panel,
  borderEndEndRadius: radius.panel,
  '::-webkit-scrollbar': { width: '6px' },
  selectors: {
    '&::-webkit-scrollbar-thumb': {
      borderRadius: radius.full,
      border: '1px solid transparent',
      backgroundClip: 'content-box',
    },
    '&:hover::-webkit-scrollbar-thumb': { backgroundColor: vars.border.default },
  },
  // Firefox claims to support the rules above, but ignores them.
  '@supports': {
    '(-moz-appearance: none)': {
      scrollbarWidth: 'thin',
      scrollbarColor: `${vars.border.default} transparent`,
    },
  },
  '@media': { [media.belowTablet]: { paddingInline: `${space[4]} ${space[2.5]}` } },
})

export const list = style({ position: 'relative', inlineSize: '100%' })
export const row = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0 })
