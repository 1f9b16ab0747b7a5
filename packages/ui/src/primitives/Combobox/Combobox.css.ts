import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const popover = style({
  ...text.small,
  minInlineSize: 'var(--radix-popover-trigger-width)',
  maxInlineSize: 'min(32rem, calc(100vw - 16px))',
  maxBlockSize: 'min(20rem, 50dvh)',
  padding: space[1],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.card,
  backgroundColor: vars.canvas.raised,
  color: vars.text.primary,
  boxShadow: vars.shadow.level3,
  transition: `opacity ${duration.fast} ${easing.out}`,
  '@starting-style': { opacity: 0 },
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '32px',
  paddingBlock: space[1.5],
  paddingInline: space[2],
  borderRadius: radius.sm,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  scrollMarginBlock: space[1],
  selectors: {
    '&[aria-selected="true"]': { fontWeight: 500 },
    '&[aria-disabled="true"]': { color: vars.text.disabled, cursor: 'default' },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: '44px', fontSize: text.body.fontSize } },
})
/** A transparent layer of ink: the hover color itself is not visible on a raised surface in a dark theme. */
export const activeOption = style({
  backgroundColor: `color-mix(in oklab, ${vars.text.primary} 7%, transparent)`,
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})
export const optionText = style({ flex: 1, minInlineSize: 0 })
/** A picture before the text is centered vertically, however many lines the text has. */
export const leadingContent = style({ display: 'inline-flex', flex: 'none' })
export const trailingContent = style({ display: 'inline-flex', flex: 'none', marginInlineStart: 'auto' })
/** The text of an input that shows the picture of the chosen option instead of an icon. */
export const inputAfterPicture = style({ paddingInlineStart: space[8] })
export const picture = style({ insetInlineStart: '9px' })
export const detail = style({ ...text.caption, display: 'block', color: vars.text.muted, fontWeight: 400 })
export const actionOption = style({ color: vars.accent.text, fontWeight: 500 })
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[2]}`,
  color: vars.text.muted,
  selectors: { '&:empty': { display: 'none' } },
})
export const danger = style({ color: vars.status.danger.text })
export const tick = style({ display: 'inline-flex', color: vars.accent.text })
