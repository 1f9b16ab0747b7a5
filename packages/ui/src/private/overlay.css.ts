import { zIndexes } from '../themes/scale.ts'
import { style } from '../themes/style.ts'

/**
 * The style of all elements that open over the page. All overlays have the same z-index, so the overlay that is last in the body is
 * on top.
 */
export const overlay = style({ zIndex: zIndexes.overlay, outline: 'none' })
