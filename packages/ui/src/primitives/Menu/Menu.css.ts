import { vars } from '../../themes/contract.css.ts'
import { duration, easing, zIndexes, media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const menu = style({
  ...text.small,
  boxSizing: 'border-box',
  minInlineSize: '180px',
  maxInlineSize: 'min(22rem, calc(100vw - 16px))',
  maxBlockSize: 'calc(100dvh - 16px)',
  padding: space[1],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: radius.card,
  color: vars.text.primary,
  backgroundColor: vars.canvas.raised,
  boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow.level3}`,
  outline: 'none',
  zIndex: zIndexes.overlay,
  transition: `opacity ${duration.fast} ${easing.out}, translate ${duration.base} ${easing.out}`,
  '@starting-style': { opacity: 0, translate: '0 -4px' },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
