import { vars } from '../../../themes/contract.css.ts'
import { radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const heading = style({ ...text.h3 })
export const note = style({ ...text.small, marginBlock: `${space[1]} ${space[3]}`, color: vars.text.muted })
/** A frame that looks like a browser window with the shop's address at the top. */
export const window = style({
  overflow: 'hidden',
  backgroundColor: vars.canvas.surface,
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.card,
})
export const address = style({
  ...text.caption,
  paddingBlock: space[2],
  paddingInline: space[4],
  overflowWrap: 'anywhere',
  color: vars.text.secondary,
  backgroundColor: vars.canvas.sunken,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
})
export const banner = style({ display: 'block', inlineSize: '100%', maxBlockSize: '160px', objectFit: 'cover' })
export const page = style({ display: 'flex', flexDirection: 'column', gap: space[4], padding: space[4] })
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
})
export const facts = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 })
export const title = style({ ...text.bookM, overflowWrap: 'break-word' })
export const quiet = style({ ...text.small, color: vars.text.secondary, overflowWrap: 'anywhere' })
export const prices = style({ display: 'flex', flexDirection: 'column', gap: space[1] })
export const price = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  fontVariantNumeric: 'tabular-nums',
})
export const sum = style({ ...text.strong })
export const words = style({ ...text.small, whiteSpace: 'pre-line', overflowWrap: 'break-word' })
export const part = style({ ...text.strong, marginBlockEnd: space[1] })
export const people = style({ display: 'flex', flexDirection: 'column', gap: space[3] })
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2.5],
  alignItems: 'start',
})
export const leaf = style({
  display: 'block',
  inlineSize: '112px',
  borderRadius: radius.xs,
  border: `1px solid ${vars.border.subtle}`,
})
