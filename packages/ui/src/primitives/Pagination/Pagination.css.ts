import { vars } from '../../themes/contract.css.ts'
import { media, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const bar = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1.5]} ${space[4]}`,
  fontVariantNumeric: 'tabular-nums',
})
export const range = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  color: vars.text.secondary,
})
export const size = style({ display: 'inline-flex', alignItems: 'center', gap: space[1.5] })
export const select = style({
  ...text.small,
  minBlockSize: '28px',
  paddingInline: space[1.5],
  border: `1px solid ${vars.border.control}`,
  borderRadius: '7px',
  color: vars.text.primary,
  backgroundColor: vars.canvas.surface,
  cursor: 'pointer',
  '@media': { [media.coarsePointer]: { minBlockSize: '44px' } },
})
export const pages = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[0.5] })
export const page = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '30px',
  minBlockSize: '30px',
  paddingInline: space[1],
  borderRadius: '7px',
  color: vars.text.secondary,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover, color: vars.text.primary },
  selectors: {
    '&[aria-current]': { backgroundColor: vars.accent.soft, color: vars.accent.text, fontWeight: 500 },
    '&[aria-disabled="true"]': { color: vars.text.disabled, cursor: 'default', backgroundColor: 'transparent' },
  },
  '@media': { [media.coarsePointer]: { minInlineSize: '44px', minBlockSize: '44px' } },
})
export const gap = style({ minInlineSize: '20px', textAlign: 'center', color: vars.text.muted })
/** Items that a phone hides. Only the arrows and the current page are shown there. */
export const hiddenOnPhone = style({ '@media': { [media.belowTablet]: { display: 'none' } } })
