import { vars } from '../../themes/contract.css.ts'
import { radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[4]}` })
export const search = style({ flex: '0 1 320px', minInlineSize: 0 })
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))',
  gap: space[1],
})
export const icon = style({
  ...text.caption,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  padding: `${space[4]} ${space[1.5]} ${space[2.5]}`,
  borderRadius: radius.md,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.text.secondary,
  cursor: 'copy',
  ':hover': { backgroundColor: vars.canvas.hover, color: vars.text.primary },
})
export const drawings = style({ display: 'flex', gap: space[2.5], color: vars.text.primary })
