import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const sections = style({ display: 'flex', flexDirection: 'column', containerType: 'inline-size' })
export const part = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.default}` } },
})
/** What it is beside its fields, above them where there is no room. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[4]} ${space[10]}`,
  paddingBlock: space[6],
  '@container': { '(min-width: 52rem)': { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
})
export const title = style({ ...text.h2 })
export const about = style({ ...text.small, marginBlockStart: space[1], color: vars.text.secondary })
