import { vars } from '../../themes/contract.css.ts'
import { radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'
import { stage } from '../../foundations/stages/stages.css.ts'

export const ghosts = style({ display: 'flex', flexDirection: 'column', gap: space[2], paddingBlockStart: space[2] })
export const heading = style({
  ...text.caption,
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  paddingInline: space[1],
  color: vars.text.muted,
})
export const ghost = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[0.5],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.card,
  border: `1.5px dashed ${vars.border.control}`,
  ':hover': { backgroundColor: vars.canvas.hover },
})
/** The link of a book, whose click area covers the whole entry. */
export const book = style({
  ...text.bookS,
  color: vars.text.secondary,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus.ring}` },
  },
})
export const sinceDate = style({ ...text.caption, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })

/** The line under a card with its current place. */
export const currentPlaceLine = style({
  ...text.caption,
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  padding: `${space[2]} ${space[3]}`,
  borderBlockStart: `1px dashed ${vars.border.default}`,
  color: vars.text.muted,
})
export const currentPlace = style({ fontWeight: 500, color: stage.text, minInlineSize: 0 })
export const day = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
