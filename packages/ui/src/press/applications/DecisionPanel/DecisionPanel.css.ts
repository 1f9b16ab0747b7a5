import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const panel = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
export const lead = style({ ...text.small, marginBlockEnd: space[1], color: vars.text.secondary })
export const refused = style({
  ...text.small,
  display: 'flex',
  gap: space[2],
  color: vars.text.secondary,
})
export const refusedIcon = style({ color: vars.text.muted, marginBlockStart: '1px' })

export const requests = style({ display: 'flex', flexDirection: 'column', gap: space[3] })
export const request = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.card,
  backgroundColor: vars.canvas.sunken,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 190px' },
    [media.forcedColors]: { border: '1px solid' },
  },
})
export const requestHead = style({
  ...text.small,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '30px',
  fontWeight: 500,
})
export const wide = style({ gridColumn: '1 / -1' })
