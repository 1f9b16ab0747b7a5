import { vars } from '../../../themes/contract.css.ts'
import { density } from '../../../themes/density.css.ts'
import { media, radius, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** The search field is sunken into the pane, because it is not a form field. */
export const box = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: `calc(${density.control} - 2px)`,
  paddingInline: `${space[3]} ${space[1]}`,
  borderRadius: radius.md,
  backgroundColor: vars.canvas.well,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.focus.ring}` } },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const glyph = style({ display: 'inline-flex', flex: 'none', color: vars.text.muted })
export const input = style({
  flex: 1,
  alignSelf: 'stretch',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: text.small.fontSize,
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus': { outline: 'none' },
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  // Safari on a phone zooms the page when a smaller field gets the focus.
  '@media': { [media.coarsePointer]: { fontSize: '1rem' } },
})
export const clear = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: toRem(26),
  blockSize: toRem(26),
  borderRadius: radius.sm,
  color: vars.text.muted,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover, color: vars.text.primary },
})
