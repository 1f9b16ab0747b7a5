import { vars } from '../../themes/contract.css.ts'
import { layer, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const footer = style({
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
