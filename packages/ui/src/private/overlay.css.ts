import { zIndexes } from '../themes/scale.ts'
import { style } from '../themes/style.ts'

/** Everything that opens over the page. All overlays have the same level: the latest is last in the body, and so on top. */
export const overlay = style({ zIndex: zIndexes.overlay, outline: 'none' })
