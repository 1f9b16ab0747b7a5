import { vars } from '../../../themes/contract.css.ts'
import { density } from '../../../themes/density.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2.5],
  padding: `${space[3]} ${density.cardPadding}`,
})
export const quiet = style({ ...text.caption, color: vars.text.muted, overflowWrap: 'anywhere' })
export const waiting = style([quiet, { color: vars.highlight.text, fontWeight: 500 }])
