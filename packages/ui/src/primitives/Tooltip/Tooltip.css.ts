import { vars } from '../../themes/contract.css.ts'
import { duration, easing, zIndexes, media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/** Adds hover and focus listeners around the trigger without creating a box. */
export const trigger = style({ display: 'contents' })

export const tooltip = style({
  ...text.caption,
  zIndex: zIndexes.overlay,
  inlineSize: 'max-content',
  maxInlineSize: 'min(18rem, calc(100vw - 16px))',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.sm,
  color: vars.canvas.bg,
  backgroundColor: vars.text.primary,
  overflowWrap: 'anywhere',
  transition: `opacity ${duration.fast} ${easing.out}`,
  '@starting-style': { opacity: 0 },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
