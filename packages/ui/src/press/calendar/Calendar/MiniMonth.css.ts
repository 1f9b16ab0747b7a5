import { vars } from '../../../themes/contract.css.ts'
import { media, radius, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'
import { category } from './categories.css.ts'
import { forcedColorsSelected } from '../../../private/forced-colors.ts'

export const mini = style({
  ...text.small,
  inlineSize: '100%',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})
export const weekday = style({ ...text.caption, paddingBlock: space[1], fontWeight: 400, color: vars.text.muted })
export const cell = style({ padding: '1px', textAlign: 'center' })
export const day = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '48px',
  blockSize: toRem(36),
  paddingBlockEnd: space[1.5],
  borderRadius: radius.md,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.canvas.hover },
    '&:focus-visible': { outlineOffset: '-1px' },
    '&[aria-current="date"]': { color: vars.accent.text, fontWeight: 600 },
    '&[aria-pressed="true"]': {
      backgroundColor: vars.accent.solid,
      color: vars.text.onAccent,
      fontWeight: 500,
      printColorAdjust: 'exact',
    },
  },
  '@media': {
    [media.coarsePointer]: { blockSize: toRem(44) },
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': forcedColorsSelected } },
  },
})
export const outside = style({ color: vars.text.muted })
export const dots = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '5px',
  display: 'flex',
  justifyContent: 'center',
  gap: space[1],
})
export const dot = style({
  inlineSize: '5px',
  blockSize: '5px',
  borderRadius: radius.full,
  // A mix of the category's two colours, dark enough in the light theme and light enough in the dark theme.
  backgroundColor: `color-mix(in oklab, ${category.fill} 60%, ${category.ink})`,
  selectors: { [`${day}[aria-pressed="true"] &`]: { backgroundColor: vars.text.onAccent } },
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})
