import { vars } from '../../../themes/contract.css.ts'
import { media, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  alignItems: 'start',
  gap: `${space[4]} ${space[3]}`,
  paddingBlockStart: space[2.5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[4] } },
})
/** The form next to the hours of the invited people, or above them on narrow screens. */
export const split = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 340px) minmax(0, 1fr)', alignItems: 'start' } },
})
export const wide = style({ gridColumn: '1 / -1', minInlineSize: 0 })
export const aside = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minInlineSize: 0,
})
/** The number of people that the change notifies. */
export const told = style({ ...text.small, marginInlineStart: 'auto', color: vars.text.muted })
export const repeat = style({ gridColumn: '1 / -1', display: 'grid', gap: space[1.5], minInlineSize: 0 })
export const understood = style({
  ...text.small,
  color: vars.text.secondary,
  selectors: { '&:empty': { display: 'none' } },
})
export const notUnderstood = style({ ...text.small, color: vars.status.warning.text })
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  alignItems: 'start',
  gap: `${space[4]} ${space[3]}`,
  paddingBlockStart: space[2],
})
export const facts = style({ paddingBlockStart: space[2.5] })
export const weekdays = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[4]}` })
export const scope = style({ paddingBlockStart: space[4] })
