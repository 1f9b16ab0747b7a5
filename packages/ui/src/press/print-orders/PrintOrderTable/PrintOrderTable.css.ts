import { style } from '../../../themes/style.ts'

export const sum = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
/** Above the link that covers the whole card. */
export const above = style({ position: 'relative' })
