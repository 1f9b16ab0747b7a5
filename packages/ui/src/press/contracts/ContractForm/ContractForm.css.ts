import { vars } from '../../../themes/contract.css.ts'
import { media, radius, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

// ---------- where it stands
export const status = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '12px',
  padding: '14px 16px',
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '6px' })
export const renewal = style({ ...text.small, color: vars.text.secondary })
export const renewals = style({ display: 'flex', flexDirection: 'column', gap: '2px' })
