import { caretUpDown, check } from '../../foundations/Icon/glyphs/index.ts'
import { createGlyphMask } from '../../private/glyph-mask.ts'
import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, radius, toRem, space, text } from '../../themes/scale.ts'
import { part, style } from '../../themes/style.ts'

const supportsRule = '@supports'
const baseSelectCondition = 'appearance: base-select'

/** A native select that fills the box of a field. */
export const select = style({
  cursor: 'pointer',
  // The whole box opens the list, so the select reaches from edge to edge.
  marginInline: `-${space[3]}`,
  paddingInline: space[3],
  inlineSize: `calc(100% + 2 * ${space[3]})`,
  maxInlineSize: 'none',
  flex: '1 0 auto',
  borderRadius: radius.md,
  selectors: {
    '&:has(option[value=""]:checked)': { color: vars.text.muted },
  },
})

/** Styles the list of the native select in browsers that allow it (`base-select`). */
export const list = part({
  [supportsRule]: {
    [`(${baseSelectCondition})`]: {
      appearance: 'base-select' as 'auto',
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      minBlockSize: 'auto',
      selectors: {
        '&::picker-icon': {
          content: '""',
          marginInlineStart: 'auto',
          flex: 'none',
          inlineSize: toRem(18),
          blockSize: toRem(18),
          backgroundColor: vars.text.muted,
          mask: createGlyphMask(caretUpDown),
        },
        '&::picker(select)': {
          appearance: 'base-select' as 'auto',
          boxSizing: 'border-box',
          minInlineSize: 'anchor-size(self-inline)',
          maxInlineSize: 'min(32rem, calc(100vw - 16px))',
          maxBlockSize: 'min(22rem, 60dvh)',
          marginBlock: space[1.5],
          padding: space[1],
          border: `1px solid ${vars.border.default}`,
          borderRadius: radius.card,
          backgroundColor: vars.canvas.raised,
          color: vars.text.primary,
          boxShadow: vars.shadow.level3,
          opacity: 1,
          transition: `opacity ${duration.fast} ${easing.out}`,
        },
      },
    },
  },
})

export const option = style({
  [supportsRule]: {
    [`(${baseSelectCondition})`]: {
      ...text.small,
      display: 'flex',
      alignItems: 'center',
      gap: space[3],
      minBlockSize: '32px',
      paddingBlock: space[1.5],
      paddingInline: space[2],
      borderRadius: radius.sm,
      color: vars.text.primary,
      whiteSpace: 'normal',
      cursor: 'pointer',
      selectors: {
        // A transparent tint of the text color: in a dark theme the hover color is indistinguishable from a raised surface.
        '&:hover, &:focus-visible': {
          backgroundColor: `color-mix(in oklab, ${vars.text.primary} 7%, transparent)`,
          outline: 'none',
        },
        '&:checked': { fontWeight: 500 },
        '&:disabled': { color: vars.text.disabled, cursor: 'default' },
        // The check mark is at the end, where the detail would be.
        '&::checkmark': {
          content: '""',
          order: 2,
          flex: 'none',
          marginInlineStart: 'auto',
          inlineSize: toRem(16),
          blockSize: toRem(16),
          backgroundColor: vars.accent.text,
          mask: createGlyphMask(check),
        },
        '&:not(:checked)::checkmark': { display: 'none' },
        '&[data-detail]:not(:checked)::after': {
          content: 'attr(data-detail)',
          order: 1,
          marginInlineStart: 'auto',
          paddingInlineStart: space[4],
          flex: 'none',
          color: vars.text.muted,
          fontSize: text.caption.fontSize,
          fontVariantNumeric: 'tabular-nums',
        },
      },
      '@media': {
        [media.coarsePointer]: { minBlockSize: '44px', fontSize: text.body.fontSize },
        [media.forcedColors]: {
          selectors: {
            '&:hover, &:focus-visible': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          },
        },
      },
    },
  },
})

export const group = style({
  [supportsRule]: {
    [`(${baseSelectCondition})`]: {
      ...text.caption,
      color: vars.text.muted,
      selectors: {
        '& + &': {
          marginBlockStart: space[1],
          paddingBlockStart: space[1],
          borderBlockStart: `1px solid ${vars.border.subtle}`,
        },
      },
    },
  },
})
