import { vars } from '../../../themes/contract.css.ts'
import { space } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

export const due = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontVariantNumeric: 'tabular-nums',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
})
export const tone = variants({
  later: { color: vars.text.muted },
  soon: { color: vars.highlight.text, fontWeight: 500 },
  overdue: { color: vars.status.danger.text, fontWeight: 500 },
})
