import { radius, rem } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: rem(36),
  blockSize: rem(36),
  borderRadius: radius.full,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { inlineSize: rem(44), blockSize: rem(44) } },
})
