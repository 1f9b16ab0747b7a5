import { vars } from '../../../themes/contract.css.ts'
import { radius, rem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** High enough that half an hour holds a line. */
const hourHeight = rem(36)

export const day = style({
  position: 'relative',
  display: 'grid',
  gridAutoRows: hourHeight,
  marginBlock: `${space[1]} ${space[3]}`,
})
/** An hour with its line; the blocks lie over it. */
export const hour = style({
  ...text.caption,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  '::after': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.border.subtle}` },
})
export const blocks = style({ position: 'absolute', inset: `0 0 0 ${rem(44)}` })
const block = style({
  position: 'absolute',
  insetInline: 0,
  overflow: 'hidden',
  // A hair between neighbours.
  borderBlockEnd: `2px solid ${vars.canvas.surface}`,
  borderRadius: radius.md,
  paddingInline: space[2.5],
  paddingBlock: space[1],
})
export const run = style([block, { backgroundColor: vars.accent.soft }])
export const lunch = style([
  block,
  text.caption,
  { border: `1px dashed ${vars.border.default}`, backgroundColor: vars.canvas.surface, color: vars.text.muted },
])
