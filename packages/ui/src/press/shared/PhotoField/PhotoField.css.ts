import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const field = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[5]}`,
  minInlineSize: 0,
})
export const over = style({
  borderRadius: radius.panel,
  outline: `2px dashed ${vars.accent.solid}`,
  outlineOffset: '6px',
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  flex: '1 1 14rem',
  minInlineSize: 0,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[1.5] })
/** The input is hidden, so its label shows the focus ring. */
export const choose = style({
  position: 'relative',
  display: 'inline-flex',
  borderRadius: '7px',
  selectors: { '&:has(input:focus-visible)': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' } },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:focus)': { outline: '2px solid Highlight' } } } },
})
