import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, radius, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const menu = style({
  ...text.small,
  position: 'fixed',
  boxSizing: 'border-box',
  minInlineSize: '180px',
  maxInlineSize: 'min(22rem, calc(100vw - 16px))',
  maxBlockSize: 'calc(100dvh - 16px)',
  margin: 0,
  marginBlock: '4px',
  padding: '5px',
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: radius.card,
  color: vars.text.primary,
  backgroundColor: vars.canvas.raised,
  boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow.level3}`,
  outline: 'none',
  transition: `opacity ${duration.fast} ${easing.out}, translate ${duration.base} ${easing.out}`,
  '@starting-style': { opacity: 0, translate: '0 -4px' },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  inlineSize: '100%',
  minBlockSize: '32px',
  padding: '7px 9px',
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
  inlineSize: '16px',
  flex: 'none',
  color: vars.text.muted,
  selectors: { [`${danger} > &`]: { color: 'inherit' } },
})
export const check = style({ color: vars.accent.text })
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const reason = style({ ...text.caption, display: 'block', color: vars.text.muted })
export const heading = style({ ...text.caption, padding: '8px 9px 4px', color: vars.text.muted })
export const separator = style({
  blockSize: '1px',
  margin: '5px 4px',
  border: 0,
  backgroundColor: vars.border.subtle,
})
export const shortcut = style({
  ...text.micro,
  flex: 'none',
  marginInlineStart: '16px',
  paddingInline: '5px',
  lineHeight: '18px',
  borderRadius: radius.xs,
  color: vars.text.muted,
  boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
  '@media': { [media.coarsePointer]: { display: 'none' } },
})
