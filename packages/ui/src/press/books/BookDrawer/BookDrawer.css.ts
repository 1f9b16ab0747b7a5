import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
})
export const heading = style({ ...text.strong, marginBlockEnd: space[2], color: vars.text.muted })
/** The imprint, as printed on the last page of the book. */
export const imprint = style({ ...text.small, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
