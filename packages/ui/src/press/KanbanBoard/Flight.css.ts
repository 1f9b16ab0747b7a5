import { vars } from '../../themes/contract.css.ts'
import { media } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/** A card on its way. It stands in the top layer, so the browser's own look of a popover is taken off first. */
export const flying = style({
  vars: { '--tilt': '1.4deg' },
  position: 'fixed',
  inset: '0 auto auto 0',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  color: 'inherit',
  // Under the pointer all the way. On the board it would be inherited by every card, and cost a new style for each.
  cursor: 'grabbing',
  willChange: 'transform',
  selectors: { '&&': { boxShadow: `0 0 0 1.5px ${vars.accent.solid}, ${vars.shadow.lift}` } },
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
})
