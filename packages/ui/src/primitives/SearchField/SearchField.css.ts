import { media, toRem } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const search = style({
  inlineSize: '100%',
  '@media': { [media.tablet]: { inlineSize: toRem(204) } },
})
