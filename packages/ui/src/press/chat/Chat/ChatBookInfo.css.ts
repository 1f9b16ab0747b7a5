import { vars } from '../../../themes/contract.css.ts'
import { radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const info = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
export const stand = style({
  display: 'grid',
  placeItems: 'center',
  paddingBlock: space[6],
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.sunken,
})
export const title = style({ marginBlockStart: space[0.5] })
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: `-${space[1]}` })
export const ribbon = style({ display: 'grid' })
export const people = style({ display: 'flex', flexDirection: 'column', marginBlock: `-${space[1.5]} -${space[1]}` })
export const person = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minBlockSize: '34px',
})
export const name = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const head = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[0.5]} ${space[3]}`,
})
export const none = style({ ...text.small, color: vars.text.muted })
export const files = style({
  display: 'flex',
  flexDirection: 'column',
  marginBlockStart: `-${space[2]}`,
  marginInline: `-${space[2]}`,
})
export const file = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: '34px',
  paddingInline: space[2],
  borderRadius: radius.md,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
})
export const glyph = style({ display: 'inline-flex', color: vars.text.muted })
export const when = style({ ...text.caption, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
export const actions = style({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: space[2] })
