import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, radius, space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

export const row = style({ display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 })
export const track = style({
  flex: 1,
  minInlineSize: '24px',
  blockSize: '5px',
  overflow: 'hidden',
  borderRadius: radius.full,
  backgroundColor: vars.component.track,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const bar = style({
  blockSize: '100%',
  borderRadius: radius.full,
  transition: `inline-size ${duration.base} ${easing.out}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
})
export const fill = variants({
  accent: { backgroundColor: vars.accent.solid },
  success: { backgroundColor: vars.status.success.solid },
  attention: { backgroundColor: vars.highlight.solid },
  danger: { backgroundColor: vars.status.danger.solid },
})
export const valueText = variants({
  accent: { color: vars.text.secondary },
  success: { color: vars.status.success.text },
  attention: { color: vars.highlight.text },
  danger: { color: vars.status.danger.text },
})
export const label = style({ ...text.caption, flex: 'none', fontVariantNumeric: 'tabular-nums' })

export const circle = style({ flex: 'none', rotate: '-90deg' })
export const ring = style({ fill: 'none', stroke: vars.component.track })
export const arc = style({
  fill: 'none',
  strokeLinecap: 'round',
  transition: `stroke-dashoffset ${duration.base} ${easing.out}`,
})
export const stroke = variants({
  accent: { stroke: vars.accent.solid },
  success: { stroke: vars.status.success.solid },
  attention: { stroke: vars.highlight.solid },
  danger: { stroke: vars.status.danger.solid },
})
