import { vars } from '../../themes/contract.css.ts'
import { space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const copy = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[1.5],
  maxInlineSize: '100%',
})
export const failureText = style({ ...text.caption, color: vars.status.danger.text, overflowWrap: 'anywhere' })
