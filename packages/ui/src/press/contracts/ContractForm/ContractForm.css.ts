import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

// ---------- where it stands
export const status = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[4]} ${space[4]}`,
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[1.5] })
export const renewal = style({ ...text.small, color: vars.text.secondary })
export const renewals = style({ display: 'flex', flexDirection: 'column', gap: space[0.5] })
