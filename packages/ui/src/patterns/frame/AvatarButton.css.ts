import { radius } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: radius.full,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' } },
})
