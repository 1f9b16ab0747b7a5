import { vars } from '../../../themes/contract.css.ts'
import { duration, easing, media, radius, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const composer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: `${space[2]} ${space[3]} ${space[3]}`,
  '@media': { [media.tablet]: { padding: `${space[2]} ${space[6]} ${space[4]}` } },
})
export const box = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[1.5],
  minBlockSize: '46px',
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[2]}`,
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  transition: `border-color ${duration.fast} ${easing.out}, box-shadow ${duration.fast} ${easing.out}`,
  selectors: {
    '&:hover': { borderColor: vars.border.strong },
    '&:has(textarea:focus)': {
      borderColor: vars.accent.solid,
      boxShadow: `inset 0 0 0 .5px ${vars.accent.solid}, 0 0 0 3px ${vars.accent.softHover}`,
    },
    '&:has([aria-invalid="true"])': {
      borderColor: vars.status.danger.solid,
      boxShadow: `inset 0 0 0 .5px ${vars.status.danger.solid}`,
    },
  },
  '@media': {
    [media.coarsePointer]: { paddingBlock: space[2] },
    [media.forcedColors]: {
      selectors: { '&:has(textarea:focus)': { outline: '2px solid Highlight', outlineOffset: '1px' } },
    },
  },
})
/** The text field. It grows with the text up to eight lines, then scrolls. */
export const area = style({
  ...text.body,
  fieldSizing: 'content',
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: 'calc(8lh + 10px)',
  padding: `${space[1]} ${space[1]}`,
  border: 0,
  background: 'none',
  resize: 'none',
  overflowWrap: 'anywhere',
  scrollbarWidth: 'thin',
  selectors: {
    '&:focus': { outline: 'none' },
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
  },
  // Safari on a phone zooms the page when a field with a smaller font gets the focus.
  '@media': { [media.coarsePointer]: { fontSize: '1rem' } },
})
export const send = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: toRem(30),
  blockSize: toRem(30),
  marginInlineStart: space[0.5],
  borderRadius: '7px',
  backgroundColor: vars.accent.solid,
  color: vars.text.onAccent,
  cursor: 'pointer',
  transition: `background-color ${duration.fast} ${easing.out}`,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { backgroundColor: vars.accent.solidHover },
    '&:active:not([aria-disabled="true"])': { backgroundColor: vars.accent.solidActive },
    '&[aria-disabled="true"]': { backgroundColor: vars.canvas.well, color: vars.text.disabled, cursor: 'default' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '@media': {
    [media.coarsePointer]: { selectors: { '&::after': { inset: '-7px' } } },
    [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
})
/** The send button while the field is empty: without a background. */
export const sendQuiet = style({
  selectors: { '&[aria-disabled="true"]': { backgroundColor: 'transparent', color: vars.text.disabled } },
})

export const about = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingInlineStart: space[2],
  borderInlineStart: `3px solid ${vars.accent.solid}`,
  color: vars.accent.text,
})
export const aboutWords = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  color: vars.text.secondary,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const aboutName = style({ display: 'block', fontWeight: 500, color: vars.accent.text })

export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1.5],
  maxBlockSize: '148px',
  overflowY: 'auto',
})
export const file = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: '38px',
  paddingInline: `${space[2.5]} ${space[1]}`,
  borderRadius: radius.md,
  backgroundColor: vars.canvas.surface,
  boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
})
export const fileFailed = style({
  backgroundColor: vars.status.danger.soft,
  boxShadow: `inset 0 0 0 1px ${vars.status.danger.border}`,
})
export const fileGlyph = style({
  display: 'inline-flex',
  flex: 'none',
  color: vars.accent.text,
  selectors: { [`${fileFailed} &`]: { color: vars.status.danger.text } },
})
export const fileName = style({
  minInlineSize: '4rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const fileState = style({
  ...text.caption,
  flex: 'none',
  maxInlineSize: '60%',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${fileFailed} &`]: { flex: '0 1 auto', color: vars.status.danger.text } },
})
