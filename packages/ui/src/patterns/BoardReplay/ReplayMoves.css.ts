import { vars } from '../../themes/contract.css.ts'
import { space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const list = style({ display: 'flex', flexDirection: 'column' })
export const move = style({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2.5],
  inlineSize: '100%',
  padding: `${space[2]} ${space[4]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
  ':focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  selectors: { '&[aria-current]': { backgroundColor: vars.canvas.selected } },
})
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const moveText = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 })
export const book = style({ ...text.bookS, overflowWrap: 'break-word' })
export const moveRoute = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1.5],
  color: vars.text.muted,
})
export const stage = style({ display: 'inline-flex', alignItems: 'center', gap: space[1.5] })
export const targetPlace = style([stage, { color: vars.text.primary }])
export const reason = style({ ...text.caption, color: vars.text.secondary })
