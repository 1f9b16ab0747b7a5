import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const rounds = style({ display: 'grid', gap: space[5] })
export const round = style({
  display: 'grid',
  gap: space[1],
  selectors: { '& + &': { paddingBlockStart: space[5], borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const title = style({ ...text.h3 })
export const quiet = style({ ...text.small, color: vars.text.muted, overflowWrap: 'anywhere' })
export const remarks = style({ display: 'grid', gap: space[3], marginBlockStart: space[2] })
export const remark = style({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: space[2],
})
export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  borderRadius: '50% 50% 50% 3px',
  backgroundColor: vars.canvas.well,
  color: vars.text.secondary,
  fontSize: '0.75rem',
  fontWeight: 600,
})
export const words = style({ display: 'block', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
