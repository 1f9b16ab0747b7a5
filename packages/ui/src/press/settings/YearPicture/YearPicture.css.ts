import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../themes/contract.css.ts'
import { media, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** The grid of months: six per row on desktops, four on tablets. On a phone each month is one row of days. */
export const year = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1.5],
  '@media': {
    [media.tablet]: { gridTemplateColumns: `repeat(4, minmax(0, ${toRem(92)}))`, gap: `${space[4]} ${space[4]}` },
    [media.desktop]: { gridTemplateColumns: `repeat(6, minmax(0, ${toRem(92)}))` },
  },
})
export const month = style({
  display: 'grid',
  gridTemplateColumns: `${toRem(36)} minmax(0, 1fr)`,
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space[1.5] } },
})
export const name = style({ ...text.caption, color: vars.text.secondary })
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(31, minmax(0, 1fr))',
  gap: space[0.5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } },
})
const square = { borderRadius: toRem(2), border: '1px solid transparent' } as const
export const day = style({ ...square, blockSize: toRem(10) })
/** A month starts in the column of its weekday. */
export const startsOn = styleVariants({ 0: 1, 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7 }, (column) => ({
  '@media': { [media.tablet]: { gridColumnStart: column } },
}))
/** A sample of the color, next to its meaning in the legend. */
export const sample = style({ ...square, inlineSize: toRem(10), blockSize: toRem(10) })
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
