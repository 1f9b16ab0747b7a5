import { vars } from '../../../themes/contract.css.ts'
import { media, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const list = style({ ...text.small, display: 'grid', gap: space[2.5], fontVariantNumeric: 'tabular-nums' })
export const share = style({
  display: 'grid',
  gap: `${space[0.5]} ${space[3]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '120px minmax(0, 1fr)' } },
})
export const term = style({ color: vars.text.muted })
export const words = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const handed = style({
  color: vars.text.muted,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridColumn: '2' } },
})
