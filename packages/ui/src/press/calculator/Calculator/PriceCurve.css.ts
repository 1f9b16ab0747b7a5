import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

const forced = (rule: { fill?: string; stroke?: string }) => ({ '@media': { [media.forcedColors]: rule } })

export const panel = style({
  minInlineSize: 0,
  padding: `${space[3]} ${space[4]} ${space[2]}`,
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const fill = style({ fill: vars.accent.solid, fillOpacity: 0.07, ...forced({ fill: 'transparent' }) })
export const line = style({
  fill: 'none',
  stroke: vars.accent.solid,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  ...forced({ stroke: 'Highlight' }),
})
export const dot = style({
  fill: vars.canvas.surface,
  stroke: vars.accent.solid,
  strokeWidth: 1.5,
  ...forced({ fill: 'Canvas', stroke: 'Highlight' }),
})
export const drop = style({ stroke: vars.accent.solid, strokeDasharray: '2 3', ...forced({ stroke: 'CanvasText' }) })
export const chosen = style({
  fill: vars.accent.solid,
  stroke: vars.canvas.surface,
  strokeWidth: 2.5,
  ...forced({ fill: 'Highlight', stroke: 'Canvas' }),
})
export const flag = style({ fill: vars.text.primary, ...forced({ fill: 'CanvasText' }) })
export const flagWords = style({ fill: vars.canvas.bg, fontWeight: 500, ...forced({ fill: 'Canvas' }) })
