import { vars } from '../../../themes/contract.css.ts'
import { radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const request = style({
  ...text.small,
  fontFamily: 'ui-monospace, monospace',
  margin: 0,
  padding: space[3],
  borderRadius: radius.md,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  backgroundColor: vars.canvas.sunken,
})
/** A field with a copy button on the line of its input. */
export const copied = style({ display: 'flex', alignItems: 'flex-end', gap: space[2], flexWrap: 'wrap' })
export const grows = style({ flex: '1 1 240px', minInlineSize: 0 })
