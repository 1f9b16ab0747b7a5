import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  padding: `${space[4]} ${space[4]} ${space[4]}`,
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[3] })
export const choice = style({ display: 'flex', flexDirection: 'column', gap: space[1.5], minInlineSize: 0 })
export const label = style({ ...text.small, fontWeight: 500, color: vars.text.primary })
export const fact = style({
  ...text.caption,
  display: 'flex',
  gap: space[1.5],
  marginBlockStart: 'auto',
  paddingBlockStart: space[1],
  color: vars.text.muted,
})
