import { vars } from '../../../themes/contract.css.ts'
import { radius, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const person = style({ display: 'inline-flex', alignItems: 'center', gap: '10px', minInlineSize: 0 })
export const personWords = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const file = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '32px',
  borderRadius: radius.sm,
  color: vars.text.primary,
  selectors: { '&:hover': { color: vars.text.link } },
})
export const fileName = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const part = style({
  paddingBlockStart: '14px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
export const partTitle = style({ ...text.h3, marginBlockEnd: '5px' })
export const footer = style({ display: 'flex', flexDirection: 'column', gap: '8px', inlineSize: '100%' })
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
  gap: '8px',
})
