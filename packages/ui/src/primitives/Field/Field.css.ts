import { vars } from '../../themes/contract.css.ts'
import { density } from '../../themes/density.css.ts'
import { duration, easing, media, radius, toRem, space, text } from '../../themes/scale.ts'
import { part, style } from '../../themes/style.ts'

/** Set by FieldGrid around fields whose labels are at the side if there is room. */
export const labelsAtSide = style({})
const wideContainer = '(min-width: 28rem)'

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1.5],
  minInlineSize: 0,
  inlineSize: '100%',
  '@container': {
    [wideContainer]: {
      selectors: {
        [`${labelsAtSide} > &`]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(7rem, 32%) minmax(0, 1fr)',
          columnGap: space[4],
          alignItems: 'start',
        },
      },
    },
  },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  // Aligns the label with the first line of its control.
  '@container': {
    [wideContainer]: {
      selectors: { [`${labelsAtSide} > * > &`]: { paddingBlockStart: `calc((${density.control} - ${space[4]}) / 2)` } },
    },
  },
})
export const label = style({ ...text.small, fontWeight: 500, color: vars.text.primary, overflowWrap: 'anywhere' })
export const requiredStar = style({ color: vars.status.danger.text })
export const aside = style({ ...text.caption, marginInlineStart: 'auto', color: vars.text.muted })
export const messageLine = style({
  ...text.caption,
  display: 'flex',
  gap: space[1],
  alignItems: 'flex-start',
  '@container': { [wideContainer]: { selectors: { [`${labelsAtSide} > * > &`]: { gridColumn: 2 } } } },
})
export const hint = style({ color: vars.text.muted })
export const error = style({ color: vars.status.danger.text })
/** Centers the icon on the first line of a message that may have several lines. */
export const messageIcon = style({ display: 'inline-flex', flex: 'none', alignItems: 'center', blockSize: '1lh' })
export const messageText = style({ flex: 1, minInlineSize: 0 })

const invalidSelector = '&:has([aria-invalid="true"])'
// Matches a disabled control and not any disabled descendant, because a select's list may contain a disabled option.
const disabledSelector = '&:has(:is(input, textarea, select):disabled)'
const lockedSelector = `${disabledSelector}, &:has(:is(input, textarea):read-only)`

/** The box that looks like the field. The input inside it has no border or background. */
export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: `calc(${density.control} + 2px)`,
  paddingInline: space[3],
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.md,
  backgroundColor: vars.canvas.surface,
  color: vars.text.primary,
  transition: `border-color ${duration.fast} ${easing.out}, box-shadow ${duration.fast} ${easing.out}`,
  selectors: {
    '&:hover': { borderColor: vars.border.strong },
    [lockedSelector]: { borderColor: vars.border.default, backgroundColor: vars.canvas.sunken },
    [disabledSelector]: { color: vars.text.disabled },
    '&:has(:is(input, textarea, select):focus)': {
      borderColor: vars.accent.solid,
      boxShadow: `inset 0 0 0 .5px ${vars.accent.solid}, 0 0 0 3px ${vars.accent.softHover}`,
    },
    [invalidSelector]: {
      borderColor: vars.status.danger.solid,
      boxShadow: `inset 0 0 0 .5px ${vars.status.danger.solid}`,
    },
    '&:has([aria-invalid="true"]:focus)': {
      borderColor: vars.status.danger.solid,
      boxShadow: `inset 0 0 0 .5px ${vars.status.danger.solid}, 0 0 0 3px ${vars.status.danger.soft}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(:focus)': { outline: '2px solid Highlight', outlineOffset: '1px' },
        [invalidSelector]: { borderStyle: 'dashed', borderWidth: '2px' },
      },
    },
  },
})
export const largeBox = style({ minBlockSize: '44px' })

/** An input, a textarea or a select inside the box. The focus ring belongs to the box. */
export const control = part({
  flex: 1,
  alignSelf: 'stretch',
  minInlineSize: 0,
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: text.body.fontSize,
  lineHeight: text.body.lineHeight,
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus': { outline: 'none' },
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor', opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    // Keeps the theme's colors in an autofilled field.
    '&:autofill': { WebkitTextFillColor: vars.text.primary, transition: 'background-color 0s 600000s' },
  },
  '@media': {
    // Safari on a phone zooms the page when a field with a smaller font takes the focus.
    [media.coarsePointer]: { fontSize: '1rem' },
  },
})
export const book = style({
  fontFamily: text.bookS.fontFamily,
  fontWeight: text.bookS.fontWeight,
  fontOpticalSizing: 'auto',
  letterSpacing: text.bookS.letterSpacing,
})
export const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
export const glyph = style({ display: 'inline-flex', flex: 'none', color: vars.text.muted })
/** Overlaps the input's padding, so that a press on it reaches the input. */
export const prefix = style({ position: 'absolute', insetInlineStart: '11px', pointerEvents: 'none' })
export const inputAfterPrefix = style({ paddingInlineStart: space[6] })
export const suffix = style({ flex: 'none', color: vars.text.muted, fontSize: text.small.fontSize })

/** A small button inside the box, for example to show the password, open the list or clear the field. */
export const innerButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: toRem(28),
  blockSize: toRem(28),
  marginInlineEnd: `-${space[1]}`,
  borderRadius: radius.sm,
  color: vars.text.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.canvas.hover, color: vars.text.primary },
    '&:focus-visible': { outlineOffset: '-2px' },
    '& + &': { marginInlineStart: `-${space[1]}` },
  },
  '@media': { [media.coarsePointer]: { inlineSize: toRem(40), blockSize: toRem(40) } },
})
