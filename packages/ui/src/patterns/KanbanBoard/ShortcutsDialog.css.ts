import { vars } from '../../themes/contract.css.ts'
import { font, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const section = style({ selectors: { '& + &': { marginBlockStart: space[4] } } })
export const title = style({ ...text.caption, color: vars.text.muted })
export const list = style({ display: 'flex', flexDirection: 'column' })
export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlock: space[1],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const caps = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], inlineSize: '132px', flex: 'none' })
export const cap = style({
  fontFamily: font.ui,
  fontSize: '0.6875rem',
  fontWeight: 500,
  lineHeight: '1.125rem',
  paddingInline: space[1.5],
  borderRadius: radius.xs,
  boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
  color: vars.text.secondary,
})
export const meaning = style({ ...text.small, color: vars.text.secondary, minInlineSize: 0 })
