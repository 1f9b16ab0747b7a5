import { layer } from '../themes/scale.ts'
import { style } from '../themes/style.ts'

/** What opens over the page. All on one level: the one opened last stands last in the body, and so above. */
export const overlay = style({ zIndex: layer.overlay, outline: 'none' })
