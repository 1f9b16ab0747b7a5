import { vars } from '../../themes/contract.css.ts'
import { radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const popover = style({
  inlineSize: 'min(380px, calc(100vw - 16px))',
  maxBlockSize: 'min(640px, calc(100dvh - 80px))',
  overflowY: 'auto',
  backgroundColor: vars.canvas.raised,
  color: vars.text.primary,
  borderRadius: radius.panel,
  boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow.level3}`,
  '@media': { '(forced-colors: active)': { outline: '1px solid' } },
})

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2.5],
  padding: `${space[2.5]} ${space[2]} ${space[1.5]} ${space[4]}`,
})
export const title = style({
  ...text.h3,
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space[1],
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})
export const body = style({ padding: `0 ${space[4]} ${space[4]}` })
