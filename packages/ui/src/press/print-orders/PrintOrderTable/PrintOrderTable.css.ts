import { style } from '../../../themes/style.ts'

export const sum = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
/** Over the link of the whole card. */
export const above = style({ position: 'relative' })
