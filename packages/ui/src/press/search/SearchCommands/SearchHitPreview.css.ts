import { vars } from '../../../themes/contract.css.ts'
import { font, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const head = style({ display: 'flex', gap: space[4], minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style({ ...text.h2, color: vars.text.primary })
export const book = style({ ...text.h2, fontFamily: font.book, fontWeight: 500, color: vars.text.primary })
export const by = style({ ...text.small, color: vars.text.secondary })
export const way = style({
  ...text.caption,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  color: vars.text.secondary,
})
