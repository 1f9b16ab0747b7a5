import { radius, toRem } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: toRem(36),
  blockSize: toRem(36),
  borderRadius: radius.full,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { inlineSize: toRem(44), blockSize: toRem(44) } },
})
