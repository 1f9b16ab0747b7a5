import { vars } from '../../../themes/contract.css.ts'
import { text } from '../../../themes/scale.ts'
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
  gap: '8px',
  padding: '18px 14px 6px 22px',
})
export const title = style({ ...text.h2, minInlineSize: 0, overflowWrap: 'anywhere' })
export const body = style({ flex: 1, minBlockSize: 0, padding: '8px 22px 20px', overflowY: 'auto' })
export const foot = style({ padding: '14px 22px 20px', borderBlockStart: `1px solid ${vars.border.subtle}` })
