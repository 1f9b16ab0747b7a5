import { vars } from '../../themes/contract.css.ts'
import { zIndexes, media, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: zIndexes.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space[2]} ${space[3]}`,
  paddingBlock: space[3],
  backgroundColor: vars.canvas.bg,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': { [media.low]: { position: 'static' } },
})
export const state = style({ ...text.small, flex: 1, minInlineSize: 'min-content', color: vars.text.muted })
