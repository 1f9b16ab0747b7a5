import { vars } from '../../themes/contract.css.ts'
import { media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const actions = style({ display: 'flex' })
export const next = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[2.5]} ${space[3]}`,
  borderRadius: radius.card,
  backgroundColor: vars.highlight.soft,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const nextWords = style({
  ...text.small,
  flex: '1 1 220px',
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
})
export const nextIcon = style({ display: 'inline-flex', flex: 'none', color: vars.highlight.text })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[1.5], ':empty': { display: 'none' } })
