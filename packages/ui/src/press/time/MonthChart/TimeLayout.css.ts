import { media, toRem, space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  minInlineSize: 0,
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${toRem(292)}`, alignItems: 'start' },
  },
})
export const main = style({ display: 'flex', flexDirection: 'column', gap: space[5], minInlineSize: 0 })
export const aside = style({ display: 'flex', flexDirection: 'column', gap: space[5], minInlineSize: 0 })
/** If there is no room next to the hours, the list of present people is at the top. */
export const asideFirst = style({ '@media': { [media.belowDesktop]: { order: -1 } } })
