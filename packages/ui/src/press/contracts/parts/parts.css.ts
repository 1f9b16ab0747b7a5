import { vars } from '../../../themes/contract.css.ts'
import { radius, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minInlineSize: 0,
  selectors: {
    '& + &': {
      marginBlockStart: space[4],
      paddingBlockStart: space[4],
      borderBlockStart: `1px solid ${vars.border.default}`,
    },
  },
})
export const heading = style({ ...text.h3 })
export const quiet = style({ ...text.small, color: vars.text.muted })
export const figure = style({ ...text.figureL, fontVariantNumeric: 'tabular-nums' })
export const sums = style({ display: 'flex', flexDirection: 'column', gap: space[1] })
export const sum = style({
  ...text.small,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  fontVariantNumeric: 'tabular-nums',
})
export const whole = style({ fontWeight: 600 })
export const checks = style({ display: 'flex', flexDirection: 'column', gap: space[1.5] })
export const check = style({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2],
})
export const sign = variants({ right: { color: vars.status.success.text }, wrong: { color: vars.status.danger.text } })
const band = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  padding: space[3],
  borderRadius: radius.card,
  overflowWrap: 'anywhere',
})
export const signed = style([band, { backgroundColor: vars.status.success.soft }])
export const pending = style([band, { backgroundColor: vars.status.warning.soft }])
export const log = style({ display: 'flex', flexDirection: 'column' })
export const entry = style({
  ...text.small,
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  paddingBlock: space[2],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const hash = style({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: vars.text.muted,
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
