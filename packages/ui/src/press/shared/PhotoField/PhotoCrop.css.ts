import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const crop = style({ display: 'flex', flexWrap: 'wrap', gap: space[5], minInlineSize: 0 })
export const stage = style({
  position: 'relative',
  display: 'block',
  padding: 0,
  border: 0,
  background: 'none',
  inlineSize: '208px',
  blockSize: '208px',
  borderRadius: radius.md,
  overflow: 'hidden',
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
})
export const square = style({ display: 'block' })
export const round = style({ display: 'block', borderRadius: radius.full })
/** Dims everything outside the circle, because the photo is shown round. */
export const ring = style({
  position: 'absolute',
  inset: '4px',
  borderRadius: radius.full,
  border: `2px solid ${vars.canvas.surface}`,
  boxShadow: `0 0 0 208px color-mix(in oklab, ${vars.canvas.well} 55%, transparent)`,
  pointerEvents: 'none',
})
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  flex: '1 1 12rem',
  minInlineSize: 0,
})
export const caption = style({ ...text.small, color: vars.text.secondary })
export const previews = style({ display: 'flex', alignItems: 'flex-end', gap: space[3] })
export const zoom = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const range = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '24px',
  accentColor: vars.accent.solid,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' } },
})
export const keys = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1.5],
  color: vars.text.secondary,
  '@media': { [media.coarsePointer]: { display: 'none' } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
