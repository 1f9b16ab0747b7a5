import { vars } from '../../../themes/contract.css.ts'
import { media, radius, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  padding: '14px',
  borderRadius: radius.card,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  ':hover': { boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow.level2}` },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const top = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '14px', flex: 1 })
export const line = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 10px',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
