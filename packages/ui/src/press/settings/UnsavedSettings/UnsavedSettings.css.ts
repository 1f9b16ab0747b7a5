import { vars } from '../../../themes/contract.css.ts'
import { radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.panel,
  background: vars.accent.soft,
})
export const title = style({
  ...text.strong,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  color: vars.accent.text,
})
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const change = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[2],
})
export const name = style({ ...text.small, display: 'block', color: vars.text.primary })
export const values = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1.5],
  color: vars.text.secondary,
})
export const value = style({
  paddingInline: space[1.5],
  borderRadius: radius.sm,
  background: vars.canvas.surface,
  color: vars.text.primary,
  overflowWrap: 'anywhere',
})
