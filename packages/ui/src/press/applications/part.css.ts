import { vars } from '../../themes/contract.css.ts'
import { media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/* One of several parts of a form, as a separate box: an author, a requested document. */

export const part = style({
  display: 'grid',
  gap: `${space[3]} ${space[4]}`,
  padding: space[4],
  borderRadius: radius.card,
  backgroundColor: vars.canvas.sunken,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const partHead = style({
  ...text.small,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '30px',
  fontWeight: 500,
})
export const wide = style({ gridColumn: '1 / -1' })
