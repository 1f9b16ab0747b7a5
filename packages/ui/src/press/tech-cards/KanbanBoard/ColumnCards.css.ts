import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** One thin bar of the same width everywhere, with room kept for it: cards do not change their width. */
export const scroller = style({
  flex: 1,
  minBlockSize: 0,
  paddingBlock: `${space[0.5]} ${space[2]}`,
  paddingInline: `${space[2]} 0`,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  scrollbarGutter: 'stable',
  // Inherited from the board, it would switch the rule below off.
  scrollbarColor: 'auto',
  borderEndStartRadius: radius.panel,
  borderEndEndRadius: radius.panel,
  '::-webkit-scrollbar': { width: '8px' },
  selectors: {
    '&::-webkit-scrollbar-thumb': {
      borderRadius: radius.full,
      border: '2px solid transparent',
      backgroundClip: 'content-box',
    },
    '&:hover::-webkit-scrollbar-thumb': { backgroundColor: vars.border.default },
  },
  '@supports': {
    'not selector(::-webkit-scrollbar)': {
      paddingInlineEnd: space[2],
      scrollbarWidth: 'thin',
      scrollbarColor: `${vars.border.default} transparent`,
      scrollbarGutter: 'auto',
    },
  },
  '@media': { [media.belowTablet]: { paddingInline: `${space[4]} ${space[2]}` } },
})

export const list = style({ position: 'relative', inlineSize: '100%' })
export const row = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0 })
