import { vars } from '../../themes/contract.css.ts'
import { media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const sections = style({
  display: 'flex',
  gap: space[1],
  flex: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: space[1.5],
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
})
export const section = style({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  flex: 'none',
  minBlockSize: '32px',
  paddingInline: space[2.5],
  borderRadius: radius.md,
  color: vars.text.secondary,
  cursor: 'pointer',
  ':hover': { color: vars.text.primary },
  selectors: {
    '&[aria-selected="true"]': { color: vars.text.primary, backgroundColor: vars.canvas.well, fontWeight: 500 },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: '44px' },
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
})
export const count = style({ fontVariantNumeric: 'tabular-nums', color: vars.text.secondary })
