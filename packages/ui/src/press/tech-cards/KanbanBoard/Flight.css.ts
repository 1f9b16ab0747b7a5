import { vars } from '../../../themes/contract.css.ts'
import { media } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** Stands in the browser's top layer, so its look of a popover is taken off first. */
export const layer = style({
  inset: 0,
  inlineSize: 0,
  blockSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  backgroundColor: 'transparent',
  color: 'inherit',
})

/** A card on its way. */
export const flying = style({
  blockSize: '100%',
  // Under the pointer all the way. On the board it would be inherited by every card, and cost a new style for each.
  cursor: 'grabbing',
  rotate: '1.4deg',
  selectors: { '&&': { boxShadow: `0 0 0 1.5px ${vars.accent.solid}, ${vars.shadow.lift}` } },
  '@media': {
    [media.reducedMotion]: { rotate: 'none' },
    [media.forcedColors]: { outline: '2px solid Highlight' },
  },
})
