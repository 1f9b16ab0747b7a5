import { vars } from '../../../themes/contract.css.ts'
import { radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const person = style({ display: 'inline-flex', alignItems: 'center', gap: space[2.5], minInlineSize: 0 })
export const personWords = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const files = style({ display: 'grid' })
export const file = style({
  ...text.small,
  display: 'flex',
  inlineSize: '100%',
  textAlign: 'start',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '32px',
  borderRadius: radius.sm,
  color: vars.text.primary,
  selectors: { '&:hover': { color: vars.text.link } },
})
export const fileName = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const part = style({
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
export const partTitle = style({ ...text.h3, marginBlockEnd: space[1] })
export const footer = style({ display: 'flex', flexDirection: 'column', gap: space[2], inlineSize: '100%' })
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
  gap: space[2],
})
