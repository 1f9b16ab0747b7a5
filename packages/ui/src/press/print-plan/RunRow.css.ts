import { space } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/** A separate line with the printed copies of a run, above the link that covers the row. */
export const printed = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  inlineSize: '100%',
  maxInlineSize: '22rem',
})
export const printedBar = style({ flex: 1, minInlineSize: 0 })
