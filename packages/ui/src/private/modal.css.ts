import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../themes/contract.css.ts'
import { layers } from '../themes/layers.css.ts'
import { duration, easing, zIndexes, media, messages } from '../themes/scale.ts'
import { style } from '../themes/style.ts'

/** Takes the presses beside a dialog, and the light from the page. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndexes.overlay,
  pointerEvents: 'auto',
  backgroundColor: vars.scrim,
  transition: `background-color ${duration.base} ${easing.out}`,
})

/**
 * What dialogs, drawers and the like have in common. They say themselves where they stand, and win whichever of the two style sheets
 * came first: a build may load them in either order.
 */
export const modal = style({})
globalStyle(`:where(${modal})`, {
  '@layer': {
    [layers.components]: {
      position: 'fixed',
      inset: `0 0 ${messages}`,
      zIndex: zIndexes.overlay,
      display: 'flex',
      flexDirection: 'column',
      blockSize: 'fit-content',
      overflow: 'hidden',
      color: vars.text.primary,
      backgroundColor: vars.canvas.raised,
      boxShadow: `0 0 0 1px ${vars.border.subtle}, ${vars.shadow.level4}`,
      outline: 'none',
      '@media': {
        [media.belowTablet]: { inset: `${messages} 0 0` },
        [media.low]: { overflowY: 'auto' },
        [media.forcedColors]: { border: '1px solid' },
      },
    },
  },
})
