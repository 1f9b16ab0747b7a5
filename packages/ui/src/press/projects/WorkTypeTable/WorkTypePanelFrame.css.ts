import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  blockSize: '100%',
  backgroundColor: vars.canvas.surface,
  borderInlineStart: `1px solid ${vars.border.subtle}`,
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[4]} ${space[4]} ${space[1.5]} ${space[6]}`,
})
export const title = style({ ...text.h2, minInlineSize: 0, overflowWrap: 'anywhere' })
export const body = style({
  flex: 1,
  minBlockSize: 0,
  padding: `${space[2]} ${space[6]} ${space[5]}`,
  overflowY: 'auto',
})
export const foot = style({
  padding: `${space[4]} ${space[6]} ${space[5]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
