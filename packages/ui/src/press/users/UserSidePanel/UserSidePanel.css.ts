import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const aside = style({ display: 'flex', flexDirection: 'column', gap: space[5] })
export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  selectors: { '& + &': { paddingBlockStart: space[5], borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const title = style({ ...text.h3 })
export const subtitle = style({ ...text.small, color: vars.text.secondary })
export const quiet = style({ ...text.small, color: vars.text.secondary })
export const sessions = style({ display: 'flex', flexDirection: 'column' })
export const session = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const agent = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' })
