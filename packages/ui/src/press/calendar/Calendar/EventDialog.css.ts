import { media } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  alignItems: 'start',
  gap: '16px 12px',
  paddingBlockStart: '10px',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16px' } },
})
export const wide = style({ gridColumn: '1 / -1', minInlineSize: 0 })
export const aside = style({ marginInlineEnd: 'auto' })
export const facts = style({ paddingBlockStart: '10px' })
