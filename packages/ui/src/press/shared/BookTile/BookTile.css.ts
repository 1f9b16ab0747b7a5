import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.card,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  ':hover': { boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow.level2}` },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const top = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[4], flex: 1 })
export const line = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1.5]} ${space[2.5]}`,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
