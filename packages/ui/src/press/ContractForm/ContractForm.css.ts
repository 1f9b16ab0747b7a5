import { vars } from '../../themes/contract.css.ts'
import { layer, media, radius, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '8px 12px',
  paddingBlock: '12px',
  backgroundColor: vars.canvas.bg,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
export const state = style({ ...text.small, flex: 1, minInlineSize: 'min-content', color: vars.text.muted })

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
