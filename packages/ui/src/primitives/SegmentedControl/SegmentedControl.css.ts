import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, radius, space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'
import { visuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.css.ts'
import { forcedColorsSelected } from '../../private/forced-colors.ts'

export const group = style({
  display: 'inline-flex',
  gap: space[0.5],
  maxInlineSize: '100%',
  padding: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderRadius: radius.md,
  backgroundColor: vars.canvas.well,
  '@media': { print: { display: 'none' } },
})
export const fullWidth = style({ display: 'flex' })
export const input = visuallyHidden

export const segment = style({
  ...text.small,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1.5],
  flex: 'none',
  borderRadius: radius.sm,
  fontWeight: 500,
  color: vars.text.secondary,
  cursor: 'pointer',
  transition: `background-color ${duration.fast} ${easing.out}`,
  ':hover': { color: vars.text.primary },
  selectors: {
    [`${fullWidth} > &`]: { flex: 1 },
    '&:has(:checked)': {
      backgroundColor: vars.component.segOn,
      color: vars.text.primary,
      boxShadow: vars.component.segShadow,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-1px' },
    '&:has(:disabled)': { color: vars.text.disabled, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': forcedColorsSelected },
    },
  },
})
export const size = variants({
  sm: {
    minBlockSize: '24px',
    paddingInline: space[2],
    fontSize: '0.75rem',
    '@media': { [media.coarsePointer]: { minBlockSize: '38px' } },
  },
  md: { minBlockSize: '28px', paddingInline: space[3], '@media': { [media.coarsePointer]: { minBlockSize: '38px' } } },
})
export const count = style({
  ...text.caption,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { color: 'inherit' } },
})
export const attention = style({ color: vars.highlight.text, fontWeight: 600 })
