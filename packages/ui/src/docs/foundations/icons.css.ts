import { vars } from '../../themes/contract.css.ts'
import { radius, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' })
export const search = style({ flex: '0 1 320px', minInlineSize: 0 })
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))',
  gap: '4px',
})
export const icon = style({
  ...text.caption,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '8px',
  inlineSize: '100%',
  padding: '14px 6px 10px',
  borderRadius: radius.md,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.text.secondary,
  cursor: 'copy',
  ':hover': { backgroundColor: vars.canvas.hover, color: vars.text.primary },
})
export const drawings = style({ display: 'flex', gap: '10px', color: vars.text.primary })
