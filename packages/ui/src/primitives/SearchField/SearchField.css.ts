import { media, rem } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const search = style({
  inlineSize: '100%',
  '@media': { [media.tablet]: { inlineSize: rem(204) } },
})
