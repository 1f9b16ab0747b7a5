import { zIndexes } from '../themes/scale.ts'
import { style } from '../themes/style.ts'

/** What opens over the page. All on one level: the one opened last stands last in the body, and so above. */
export const overlay = style({ zIndex: zIndexes.overlay, outline: 'none' })
