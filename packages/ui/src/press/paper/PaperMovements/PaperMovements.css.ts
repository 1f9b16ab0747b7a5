import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const list = style({ ...text.small, display: 'flex', flexDirection: 'column' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[3]}`,
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const sheets = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const about = style({ ...text.caption, color: vars.text.muted, overflowWrap: 'anywhere' })
