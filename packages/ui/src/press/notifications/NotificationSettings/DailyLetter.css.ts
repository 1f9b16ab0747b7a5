import { vars } from '../../../themes/contract.css.ts'
import { font, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const preview = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[3],
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.sunken,
})
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const name = style({ flex: '1 1 10rem', minInlineSize: 0 })
export const title = style(text.strong)
export const when = style({ ...text.caption, color: vars.text.secondary })
/** The sheet of the digest, as wide as an e-mail. */
export const sheet = style({
  inlineSize: '100%',
  maxInlineSize: '600px',
  marginInline: 'auto',
  borderRadius: radius.card,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
})
export const head = style({
  padding: `${space[4]} ${space[5]}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
})
export const from = style({
  ...text.small,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  color: vars.text.secondary,
})
export const subject = style(text.h3)
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[5],
})
export const lead = style({ ...text.body, whiteSpace: 'pre-line' })
export const part = style({ ...text.h3, paddingBlockEnd: space[1.5] })
export const rows = style({ display: 'flex', flexDirection: 'column' })
export const row = style({
  ...text.small,
  padding: `${space[2.5]} 0`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  overflowWrap: 'anywhere',
})
export const link = style({
  color: vars.text.primary,
  ':hover': { color: vars.accent.text, textDecoration: 'underline' },
})
/** The text of a pending item is a book title, so it has the typeface of books. */
export const book = style({ fontFamily: font.book })
export const rowNote = style({ ...text.caption, display: 'block', color: vars.text.secondary })
export const foot = style({
  ...text.caption,
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.muted,
})
