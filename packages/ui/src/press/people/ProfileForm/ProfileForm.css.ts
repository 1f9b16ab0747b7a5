import { vars } from '../../../themes/contract.css.ts'
import { text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const sections = style({ display: 'flex', flexDirection: 'column', containerType: 'inline-size' })
export const part = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.default}` } },
})
/** What it is beside its fields, above them where there is no room. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 40px',
  paddingBlock: '24px',
  '@container': { '(min-width: 52rem)': { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
})
export const title = style({ ...text.h2 })
export const about = style({ ...text.small, marginBlockStart: '4px', color: vars.text.secondary })
