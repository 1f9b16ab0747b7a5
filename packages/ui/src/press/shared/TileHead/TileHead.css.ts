import { vars } from '../../../themes/contract.css.ts'
import { density } from '../../../themes/density.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const head = style({
  display: 'grid',
  gridTemplateColumns: `${density.cardCover} minmax(0, 1fr)`,
  gap: space[3],
})
export const authors = style({ ...text.caption, color: vars.text.muted, overflowWrap: 'anywhere' })
