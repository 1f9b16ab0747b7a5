import { vars } from '../../../themes/contract.css.ts'
import { media, radius, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '14px',
  minInlineSize: 0,
  padding: '18px 18px 14px',
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' })
export const choice = style({ display: 'flex', flexDirection: 'column', gap: '6px', minInlineSize: 0 })
export const label = style({ ...text.small, fontWeight: 500, color: vars.text.primary })
export const fact = style({
  ...text.caption,
  display: 'flex',
  gap: '6px',
  marginBlockStart: 'auto',
  paddingBlockStart: '4px',
  color: vars.text.muted,
})
