import { style } from '../../../themes/style.ts'

/** Its outline keeps the full colour, so that the bar does not fade into the paper. */
export const paler = style({ fillOpacity: 0.4 })
