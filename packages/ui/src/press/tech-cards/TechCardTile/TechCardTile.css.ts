import { vars } from '../../../themes/contract.css.ts'
import { space } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

export const way = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const dueTone = variants({
  later: {},
  soon: { color: vars.highlight.text, fontWeight: 500 },
  overdue: { color: vars.status.danger.text, fontWeight: 500 },
})
export const age = variants({ late: {}, stuck: { color: vars.status.warning.text, fontWeight: 500 } })
