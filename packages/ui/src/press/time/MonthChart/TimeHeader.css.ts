import { vars } from '../../../themes/contract.css.ts'
import { media, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})
export const who = style({ flex: '1 1 200px', minInlineSize: 0 })
export const name = style({ ...text.h1, overflowWrap: 'anywhere' })
export const detail = style({ ...text.small, color: vars.text.muted })
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const month = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineEnd: space[3],
  '@media': { [media.belowTablet]: { marginInlineEnd: 0 } },
})
export const monthName = style({
  ...text.strong,
  minInlineSize: toRem(122),
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '::first-letter': { textTransform: 'uppercase' },
  display: 'block',
})
