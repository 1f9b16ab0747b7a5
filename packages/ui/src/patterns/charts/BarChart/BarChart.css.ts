import { style } from '../../../themes/style.ts'

/** The outline keeps the full colour, so that the bar does not fade into the background. */
export const unfinishedBar = style({ fillOpacity: 0.4 })
