import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../themes/contract.css.ts'
import { layers } from '../themes/layers.css.ts'
import { duration, easing, zIndexes, media, messages } from '../themes/scale.ts'
import { style } from '../themes/style.ts'

/** Catches presses outside a dialog and darkens the page. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndexes.overlay,
  pointerEvents: 'auto',
  backgroundColor: vars.scrim,
  transition: `background-color ${duration.base} ${easing.out}`,
})

/**
 * The styles that dialogs and drawers share. Their selectors have no specificity, so that position rules of a dialog or drawer
 * override them in any load order.
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
