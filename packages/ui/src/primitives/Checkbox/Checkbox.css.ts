import { check } from '../../foundations/Icon/glyphs/index.ts'
import { createGlyphMask } from '../../private/glyph-mask.ts'
import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, radius, toRem, space, text } from '../../themes/scale.ts'
import { part, style, variants } from '../../themes/style.ts'

export const field = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 })
export const row = part({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[2],
  minBlockSize: '24px',
  paddingBlock: space[0.5],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default' } },
  '@media': { [media.coarsePointer]: { minBlockSize: '44px', paddingBlock: space[3] } },
})
export const labelText = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { ':disabled ~ &': { color: vars.text.disabled } },
})
export const size = variants({ sm: text.small, md: text.body })
export const detail = style({ ...text.caption, display: 'block', color: vars.text.muted })
/** The line below the label. It is aligned with the text and not with the box. */
export const messageLine = style({ paddingInlineStart: space[6], selectors: { '&:empty': { display: 'none' } } })

// A group of radios without a selection also matches `:indeterminate`.
const checkedSelector = ':where(:checked, [type="checkbox"]:indeterminate)'

/** The square mark of checkboxes and the round mark of radios, drawn on the native input. */
export const mark = part({
  appearance: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: toRem(16),
  blockSize: toRem(16),
  // Centred on the first line of the label.
  marginBlock: `calc((1lh - ${space[4]}) / 2)`,
  marginInline: 0,
  border: `1.5px solid ${vars.border.control}`,
  backgroundColor: vars.canvas.surface,
  color: vars.text.onAccent,
  cursor: 'inherit',
  transition: `background-color ${duration.fast} ${easing.out}, border-color ${duration.fast} ${easing.out}`,
  selectors: {
    'label:hover > &:not(:disabled), &:hover:not(:disabled)': { borderColor: vars.border.strong },
    '&::before': { content: '""', backgroundColor: 'currentColor', scale: 0 },
    [`&${checkedSelector}`]: { borderColor: vars.accent.solid, backgroundColor: vars.accent.solid },
    [`label:hover > &${checkedSelector}:not(:disabled)`]: {
      borderColor: vars.accent.solidHover,
      backgroundColor: vars.accent.solidHover,
    },
    [`&${checkedSelector}::before`]: { scale: 1 },
    '&[aria-invalid="true"]:not(:checked)': { borderColor: vars.status.danger.solid },
    '&:disabled': { borderColor: vars.border.default, backgroundColor: vars.canvas.sunken, color: vars.text.disabled },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&::before': { backgroundColor: 'CanvasText' }, '&:checked': { borderColor: 'Highlight' } },
    },
  },
})

export const square = style({
  borderRadius: radius.xs,
  selectors: {
    '&::before': { inlineSize: toRem(12), blockSize: toRem(12), mask: createGlyphMask(check, 'bold') },
    '&:indeterminate::before': { inlineSize: '8px', blockSize: '2px', borderRadius: '1px', mask: 'none' },
  },
})
