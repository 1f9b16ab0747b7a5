import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, radius, toRem, space } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: toRem(34),
  blockSize: toRem(20),
  marginBlock: `calc((1lh - ${space[5]}) / 2)`,
  marginInline: 0,
  borderRadius: radius.full,
  backgroundColor: vars.border.control,
  cursor: 'inherit',
  transition: `background-color ${duration.fast} ${easing.out}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '2px',
      insetInlineStart: '2px',
      inlineSize: toRem(16),
      blockSize: toRem(16),
      borderRadius: radius.full,
      backgroundColor: vars.canvas.surface,
      boxShadow: vars.shadow.level1,
      transition: `inset-inline-start ${duration.fast} ${easing.out}`,
    },
    '&:checked': { backgroundColor: vars.accent.solid },
    '&:checked::before': { insetInlineStart: toRem(16) },
    'label:hover > &:checked:not(:disabled, [aria-disabled="true"])': { backgroundColor: vars.accent.solidHover },
    '&:disabled': { backgroundColor: vars.border.default },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid',
      selectors: { '&::before': { backgroundColor: 'CanvasText' }, '&:checked': { backgroundColor: 'Highlight' } },
    },
  },
})
export const busy = style({ cursor: 'progress' })
/** The spinner. It is always rendered, so that saving does not move other elements. */
export const busySpinner = style({
  display: 'inline-flex',
  inlineSize: toRem(14),
  blockSize: '1lh',
  alignItems: 'center',
  color: vars.text.muted,
})
