import { style } from '../../../themes/style.ts'

export const sum = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
/** Places an element above the link that covers the whole card. */
export const above = style({ position: 'relative' })
