import { vars } from '../../themes/contract.css.ts'
import { duration, easing, font, media, radius, toRem, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const palette = style({
  insetBlock: 'min(12vh, 120px) auto',
  margin: '0 auto',
  inlineSize: 'calc(100% - 32px)',
  maxInlineSize: '640px',
  // A fixed height, so that results do not move the field.
  blockSize: 'min(28rem, calc(100dvh - 24vh))',
  borderRadius: radius.dialog,
  transition: `translate ${duration.base} ${easing.out}, opacity ${duration.fast} ${easing.out}`,
  '@starting-style': { opacity: 0, translate: '0 -8px' },
  '@media': {
    [media.belowTablet]: {
      inset: 0,
      inlineSize: '100%',
      maxInlineSize: '100%',
      blockSize: '100dvh',
      maxBlockSize: '100dvh',
      borderRadius: 0,
    },
  },
})

/** Space for the active item's preview next to the list. */
export const withPreviewPane = style({
  blockSize: 'min(49rem, calc(100dvh - 24vh))',
  '@media': {
    [media.desktop]: {
      insetBlockStart: 'min(6vh, 56px)',
      maxInlineSize: toRem(880),
      blockSize: 'min(49rem, calc(100dvh - 12vh))',
    },
    [media.belowTablet]: { blockSize: '100dvh' },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  flex: 'none',
  minBlockSize: '52px',
  paddingInline: `${space[4]} ${space[3]}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  color: vars.text.muted,
  selectors: {
    '&:has(input:focus-visible)': { borderBlockEndColor: vars.accent.solid },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(input:focus-visible)': { borderBlockEndColor: 'Highlight' } } },
  },
})
export const input = style({
  flex: 1,
  alignSelf: 'stretch',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.text.primary,
  fontSize: '1rem',
  // The caret and the line under the whole field show the focus.
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.text.muted, opacity: 1 } },
})

/** The alternative spelling that is also searched. */
export const spelling = style({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  flex: 'none',
  paddingBlock: space[1],
  paddingInline: space[2],
  borderRadius: radius.sm,
  color: vars.text.secondary,
  backgroundColor: vars.canvas.well,
  '@media': { [media.belowTablet]: { display: 'none' } },
})

export const resultsArea = style({ position: 'relative', display: 'flex', flex: 1, minBlockSize: 0 })
export const body = style({
  flex: 1,
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[1.5],
})
export const group = style({ selectors: { '& + &': { marginBlockStart: space[1.5] } } })
export const heading = style({
  ...text.caption,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[1.5]} ${space[2.5]} ${space[1]}`,
  color: vars.text.secondary,
})
export const failedNote = style({ color: vars.status.danger.text })
export const option = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minBlockSize: '40px',
  padding: `${space[1.5]} ${space[2.5]}`,
  borderRadius: radius.md,
  color: vars.text.primary,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  scrollMarginBlock: `${space[8]} ${space[1.5]}`,
  selectors: {
    '&[aria-selected="true"]': {
      backgroundColor: vars.accent.soft,
      boxShadow: `inset 0 0 0 1px ${vars.accent.border}`,
    },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: '44px' },
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})
export const glyph = style({
  display: 'inline-flex',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: toRem(28),
  color: vars.text.muted,
})
export const optionText = style({ flex: 1, minInlineSize: 0 })
/** The title of a book. */
export const title = style({ fontFamily: font.book, fontWeight: 500 })
export const mark = style({
  backgroundColor: 'transparent',
  color: vars.accent.text,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
})
export const detail = style({
  ...text.caption,
  display: 'block',
  overflow: 'hidden',
  color: vars.text.secondary,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const aside = style({ ...text.caption, flex: 'none', color: vars.text.secondary })
export const shortcut = style({ flex: 'none', '@media': { [media.coarsePointer]: { display: 'none' } } })
export const note = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[4]} ${space[2.5]}`,
  color: vars.text.secondary,
})
export const emptyTitle = style({
  ...text.strong,
  inlineSize: '100%',
  color: vars.text.primary,
  overflowWrap: 'anywhere',
})

export const keys = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1.5]} ${space[4]}`,
  flex: 'none',
  padding: `${space[2]} ${space[4]}`,
  color: vars.text.secondary,
  backgroundColor: vars.canvas.sunken,
  '@media': { [media.coarsePointer]: { display: 'none' }, [media.belowTablet]: { display: 'none' } },
})
export const total = style({ marginInlineStart: 'auto' })
