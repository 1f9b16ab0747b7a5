import { vars } from '../../../themes/contract.css.ts'
import { duration, easing, media, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const meant = style({ ...text.caption, color: vars.text.muted })
export const number = style({ fontWeight: 500, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const recipient = style({ display: 'block', overflowWrap: 'anywhere', textWrap: 'pretty' })
/** A number that must not break over two lines. */
export const whole = style({ whiteSpace: 'nowrap' })
export const partner = style({
  display: 'inline-flex',
  marginInlineStart: space[1.5],
  verticalAlign: '-3px',
  color: vars.accent.text,
})
export const titles = style({ display: 'flex', alignItems: 'flex-end', gap: space[1] })
export const others = style({
  ...text.caption,
  flex: 'none',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.muted,
})
export const badges = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[1] })
export const sum = style({ fontWeight: 500 })
export const actions = style({ display: 'inline-flex', justifyContent: 'flex-end', gap: space[0.5] })
/** The preview button, shown on hover and focus of the row, and always on touch screens. */
export const preview = style({
  display: 'inline-flex',
  opacity: 0,
  transition: `opacity ${duration.fast} ${easing.out}`,
  selectors: { 'tr:hover &, tr:focus-within &': { opacity: 1 } },
  '@media': { [media.coarsePointer]: { opacity: 1 } },
})

// ---------- on a phone
export const card = style({ display: 'flex', flexDirection: 'column', gap: space[2.5] })
export const cardHead = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const cardWords = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: '1px' })
export const quiet = style({ ...text.caption, ...ellipsis, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
export const cardFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1.5]} ${space[2]}`,
})
export const cardSum = style({
  marginInlineStart: 'auto',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
