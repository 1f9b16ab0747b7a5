import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../themes/contract.css.ts'
import { media, rem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** Six months in a row; a phone scrolls the year sideways. */
export const year = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, auto)',
  gap: `${space[4]} ${space[3]}`,
  justifyContent: 'start',
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(4, auto)' },
    [media.belowTablet]: { gridTemplateColumns: 'repeat(3, auto)' },
  },
})
export const month = style({ display: 'flex', flexDirection: 'column', gap: space[1.5] })
export const name = style({ ...text.caption, color: vars.text.secondary })
export const days = style({ display: 'grid', gridTemplateColumns: `repeat(7, ${rem(8)})`, gap: space[0.5] })
export const day = style({
  inlineSize: rem(8),
  blockSize: rem(8),
  borderRadius: rem(2),
  border: '1px solid transparent',
})
export const kind = styleVariants({
  none: { background: vars.border.subtle },
  weekend: { background: vars.border.default },
  holiday: { background: vars.accent.solid },
  moved: { background: vars.canvas.selected, borderColor: vars.accent.solid },
  waiting: { background: vars.highlight.solid },
  working: { background: 'transparent', borderColor: vars.text.muted, borderStyle: 'dashed' },
})
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const entry = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.text.secondary,
})
export const figure = style({ display: 'flex', flexDirection: 'column', gap: space[4], margin: 0 })
