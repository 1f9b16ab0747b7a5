import { media, space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  alignItems: 'start',
  gap: `${space[4]} ${space[3]}`,
  paddingBlockStart: space[2.5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[4] } },
})
/** The form beside the hours of the invited; beneath them where there is no room. */
export const split = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 340px) minmax(0, 1fr)', alignItems: 'start' } },
})
export const wide = style({ gridColumn: '1 / -1', minInlineSize: 0 })
export const aside = style({ marginInlineEnd: 'auto' })
export const facts = style({ paddingBlockStart: space[2.5] })
export const weekdays = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[4]}` })
export const scope = style({ paddingBlockStart: space[4] })
