import { vars } from '../../../themes/contract.css.ts'
import { font, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const heading = style({ ...text.h3, marginBlockEnd: space[2] })
export const none = style({ ...text.small, color: vars.text.muted })
export const list = style({ display: 'flex', flexDirection: 'column' })
export const item = style({
  ...text.small,
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  paddingBlock: space[3],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
export const quiet = style({ color: vars.text.secondary })
export const details = style({ color: vars.text.secondary })
export const summary = style({ cursor: 'pointer', paddingBlock: space[1] })
/** The response of a server, shown unchanged. */
export const raw = style({
  ...text.caption,
  fontFamily: font.ui,
  padding: space[2],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  backgroundColor: vars.canvas.sunken,
})
