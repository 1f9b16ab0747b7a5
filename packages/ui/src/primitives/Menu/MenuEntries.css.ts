import { vars } from '../../themes/contract.css.ts'
import { media, radius, toRem, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: '32px',
  padding: `${space[2]} ${space[2]}`,
  borderRadius: radius.sm,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
  ':focus': { backgroundColor: vars.canvas.hover, outline: 'none' },
  ':focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'not-allowed', color: vars.text.muted },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: '44px' } },
})
export const danger = style({ color: vars.status.danger.text })
export const glyph = style({
  display: 'inline-flex',
  inlineSize: toRem(16),
  flex: 'none',
  color: vars.text.muted,
  selectors: { [`${danger} > &`]: { color: 'inherit' } },
})
export const checkMark = style({ color: vars.accent.text })
export const entryText = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const reason = style({ ...text.caption, display: 'block', color: vars.text.muted })
export const heading = style({
  ...text.caption,
  padding: `${space[2]} ${space[2]} ${space[1]}`,
  color: vars.text.muted,
})
export const separator = style({
  blockSize: '1px',
  margin: `${space[1]} ${space[1]}`,
  border: 0,
  backgroundColor: vars.border.subtle,
})
export const shortcut = style({
  ...text.micro,
  flex: 'none',
  marginInlineStart: space[4],
  paddingInline: space[1],
  lineHeight: '18px',
  borderRadius: radius.xs,
  color: vars.text.muted,
  boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
  '@media': { [media.coarsePointer]: { display: 'none' } },
})
