import { media, space } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const date = style({ flex: '2 1 9.5rem', minInlineSize: 0 })
export const time = style({
  flex: '1 1 5rem',
  minInlineSize: 0,
  maxInlineSize: '7rem',
  '@media': { [media.coarsePointer]: { flexBasis: '6rem' } },
})
