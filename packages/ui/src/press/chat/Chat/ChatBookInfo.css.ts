import { vars } from '../../../themes/contract.css.ts'
import { radius, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const info = style({ display: 'flex', flexDirection: 'column', gap: '14px', minInlineSize: 0 })
export const stand = style({
  display: 'grid',
  placeItems: 'center',
  paddingBlock: '22px',
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.sunken,
})
export const title = style({ marginBlockStart: '2px' })
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '-4px' })
export const ribbon = style({ display: 'grid' })
export const people = style({ display: 'flex', flexDirection: 'column', marginBlock: '-6px -4px' })
export const person = style({ ...text.small, display: 'flex', alignItems: 'center', gap: '10px', minBlockSize: '34px' })
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
  gap: '2px 12px',
})
export const none = style({ ...text.small, color: vars.text.muted })
export const files = style({ display: 'flex', flexDirection: 'column', marginBlockStart: '-8px', marginInline: '-8px' })
export const file = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  inlineSize: '100%',
  minBlockSize: '34px',
  paddingInline: '8px',
  borderRadius: radius.md,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
})
export const glyph = style({ display: 'inline-flex', color: vars.text.muted })
export const when = style({ ...text.caption, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
