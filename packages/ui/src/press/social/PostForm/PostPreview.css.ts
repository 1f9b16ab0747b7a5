import { vars } from '../../../themes/contract.css.ts'
import { radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const heading = style({ ...text.h3, marginBlockEnd: space[3] })
export const post = style({
  overflow: 'hidden',
  backgroundColor: vars.canvas.surface,
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.card,
})
export const account = style({ ...text.strong, paddingBlock: space[2.5], paddingInline: space[4] })
/** The frame of the picture. It is always square, as on the social network. */
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  backgroundColor: vars.canvas.sunken,
  color: vars.text.secondary,
  textAlign: 'center',
})
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const caption = style({
  ...text.small,
  padding: space[4],
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
