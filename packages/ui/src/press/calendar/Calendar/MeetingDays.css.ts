import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const months = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1.5]} ${space[2]}`, outline: 'none' })
export const month = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1], minInlineSize: 0 })
export const name = style({ ...text.caption, color: vars.text.muted })
export const days = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], minInlineSize: 0 })
export const day = style({
  ...text.caption,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minInlineSize: '22px',
  padding: `${space[0.5]} ${space[1]}`,
  borderRadius: radius.xs,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: vars.accent.soft,
  color: vars.accent.text,
})
export const failing = style({
  backgroundColor: vars.status.warning.soft,
  boxShadow: `inset 0 0 0 1px ${vars.status.warning.border}`,
  color: vars.status.warning.text,
})
export const off = style({ backgroundColor: vars.canvas.sunken, color: vars.text.secondary })
/** A skipped day; a click restores it. */
export const out = style({
  minBlockSize: '24px',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
  '@media': { [media.coarsePointer]: { minBlockSize: '44px' } },
})
export const why = style({ fontWeight: 400 })
