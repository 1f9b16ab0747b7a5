import { vars } from '../../themes/contract.css.ts'
import { media, radius, toRem, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/** A field's box whose chips may take several lines. */
export const box = style({ flexWrap: 'wrap', gap: space[1], paddingBlock: space[1] })
/** The input after the chips. */
export const input = style({ flex: '1 1 8rem', inlineSize: 'auto', minBlockSize: '26px' })
export const chips = style({ display: 'contents' })
export const chip = style({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  paddingInlineStart: space[2],
  borderRadius: radius.sm,
  backgroundColor: vars.accent.soft,
  color: vars.accent.text,
  boxShadow: `inset 0 0 0 1px ${vars.accent.border}`,
  fontWeight: 500,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const lockedChip = style({ paddingInlineEnd: space[2], minBlockSize: '26px' })
export const chipText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const removeButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: toRem(26),
  blockSize: toRem(26),
  borderRadius: radius.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.accent.softHover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.coarsePointer]: { inlineSize: toRem(40), blockSize: toRem(36) } },
})
