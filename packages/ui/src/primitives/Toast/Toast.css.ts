import { vars } from '../../themes/contract.css.ts'
import { duration, easing, zIndexes, media, radius, space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

/** The container of toasts. It is above drawers and menus. Only the toasts themselves receive pointer events. */
export const toaster = style({
  position: 'fixed',
  zIndex: zIndexes.overlay,
  inset: 'auto 0 24px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[2],
  inlineSize: 'fit-content',
  maxInlineSize: 'min(28rem, calc(100vw - 32px))',
  margin: '0 auto',
  padding: space[0.5],
  outline: 'none',
  '@media': { [media.belowTablet]: { insetBlock: 'max(12px, env(safe-area-inset-top)) auto' } },
})

export const toast = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minInlineSize: 'min(300px, calc(100vw - 36px))',
  minBlockSize: '40px',
  padding: `${space[1.5]} ${space[2]} ${space[1.5]} ${space[4]}`,
  borderRadius: radius.card,
  color: vars.text.primary,
  backgroundColor: vars.canvas.raised,
  boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow.level3}`,
  transition: `opacity ${duration.base} ${easing.out}, translate ${duration.base} ${easing.out}`,
  '@starting-style': { opacity: 0, translate: '0 8px' },
  ':focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  // A swipe dismisses the toast.
  selectors: { '&[data-swipe="move"]': { translate: '0 var(--radix-toast-swipe-move-y)', transition: 'none' } },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const tone = variants({
  success: { color: vars.status.success.text },
  info: { color: vars.status.info.text },
  warning: { color: vars.status.warning.text },
  danger: { color: vars.status.danger.text },
})
export const toastText = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const action = style({
  flex: 'none',
  minBlockSize: '28px',
  paddingInline: space[1.5],
  borderRadius: radius.sm,
  fontWeight: 500,
  color: vars.accent.text,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
  '@media': { [media.coarsePointer]: { minBlockSize: '44px' } },
})
