import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  overflow: 'clip',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const words = style({ flex: '1 1 18rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style(text.strong)
export const subject = style({ ...text.small, color: vars.text.secondary })
export const meta = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  color: vars.text.muted,
})
export const error = style({ ...text.caption, color: vars.status.danger.text })
