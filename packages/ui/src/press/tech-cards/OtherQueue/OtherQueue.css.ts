import { vars } from '../../../themes/contract.css.ts'
import { media, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const group = style({
  selectors: { '& + &': { marginBlockStart: space[3], borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const heading = style({
  ...text.small,
  fontWeight: 600,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  padding: `${space[3]} ${space[4]} ${space[1]}`,
})
export const name = style({ font: 'inherit', margin: 0 })
export const row = style({
  position: 'relative',
  display: 'grid',
  gap: `0 ${space[4]}`,
  alignItems: 'center',
  minBlockSize: '44px',
  padding: `${space[1.5]} ${space[4]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  ':hover': { backgroundColor: vars.canvas.hover },
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
/** The title's link covers the row. */
export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
})
export const about = style({ ...text.caption, color: vars.text.secondary })
