import { vars } from '../../../themes/contract.css.ts'
import { media, radius, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const panel = style({ display: 'flex', flexDirection: 'column', gap: '8px' })
export const lead = style({ ...text.small, marginBlockEnd: '4px', color: vars.text.secondary })
export const refused = style({
  ...text.small,
  display: 'flex',
  gap: '8px',
  color: vars.text.secondary,
})
export const refusedIcon = style({ color: vars.text.muted, marginBlockStart: '1px' })

export const requests = style({ display: 'flex', flexDirection: 'column', gap: '12px' })
export const request = style({
  display: 'grid',
  gap: '12px',
  padding: '14px',
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
