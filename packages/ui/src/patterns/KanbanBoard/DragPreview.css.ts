import { vars } from '../../themes/contract.css.ts'
import { media } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/**
 * Covers the page in the browser's top layer; the default popover styles are reset first. Elements below get no pointer events
 * during a drag, so no card is highlighted or repainted on the way.
 */
export const layer = style({
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'grabbing',
  // The layer gets pointer events only during a drag, not while the preview moves back.
  pointerEvents: 'none',
  selectors: { '&[data-carrying]': { pointerEvents: 'auto' } },
  '::backdrop': { display: 'none' },
})

/** Painted once and then only moved: its wide shadow is expensive to paint. */
export const carriedPreview = style({ willChange: 'transform' })

/** A card during its animation. */
export const landingPreview = style({
  blockSize: '100%',
  rotate: '1.4deg',
  selectors: { '&&': { boxShadow: `0 0 0 1.5px ${vars.accent.solid}, ${vars.shadow.lift}` } },
  '@media': {
    [media.reducedMotion]: { rotate: 'none' },
    [media.forcedColors]: { outline: '2px solid Highlight' },
  },
})
