import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, radius, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const popover = style({
  ...text.small,
  position: 'fixed',
  minInlineSize: 'anchor-size(inline)',
  maxInlineSize: 'min(32rem, calc(100vw - 16px))',
  maxBlockSize: 'min(20rem, 50dvh)',
  margin: 0,
  marginBlock: '6px',
  padding: '5px',
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
  gap: '9px',
  minBlockSize: '32px',
  paddingBlock: '6px',
  paddingInline: '9px',
  borderRadius: radius.sm,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  scrollMarginBlock: '5px',
  selectors: {
    '&[aria-selected="true"]': { fontWeight: 500 },
    '&[aria-disabled="true"]': { color: vars.text.disabled, cursor: 'default' },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: '44px', fontSize: text.body.fontSize } },
})
/** A wash of ink: the hover colour itself cannot be told from a raised surface on a dark theme. */
export const active = style({
  backgroundColor: `color-mix(in oklab, ${vars.text.primary} 7%, transparent)`,
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
})
export const words = style({ flex: 1, minInlineSize: 0 })
export const detail = style({ ...text.caption, display: 'block', color: vars.text.muted, fontWeight: 400 })
export const doing = style({ color: vars.accent.text, fontWeight: 500 })
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  padding: '7px 9px',
  color: vars.text.muted,
  selectors: { '&:empty': { display: 'none' } },
})
export const danger = style({ color: vars.status.danger.text })
export const tick = style({ display: 'inline-flex', color: vars.accent.text })

/** A box whose chips may take several lines. */
export const wrap = style({ flexWrap: 'wrap', gap: '5px', paddingBlock: '4px' })
export const chips = style({ display: 'contents' })
export const chip = style({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  paddingInlineStart: '8px',
  borderRadius: radius.sm,
  backgroundColor: vars.accent.soft,
  color: vars.accent.text,
  boxShadow: `inset 0 0 0 1px ${vars.accent.border}`,
  fontWeight: 500,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const chipWords = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const chipRemove = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '26px',
  blockSize: '26px',
  borderRadius: radius.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.accent.softHover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.coarsePointer]: { inlineSize: '40px', blockSize: '36px' } },
})
export const multiInput = style({ flex: '1 1 8rem', inlineSize: 'auto', minBlockSize: '26px' })
