import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, toRem, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const chip = style({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'stretch',
  maxInlineSize: '100%',
  minBlockSize: '30px',
  borderRadius: '7px',
  color: vars.text.secondary,
  boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
  transition: `background-color ${duration.fast} ${easing.out}`,
  '@media': {
    [media.coarsePointer]: { minBlockSize: '44px' },
    [media.forcedColors]: { border: '1px solid' },
    print: { display: 'none' },
  },
})
export const activeChip = style({
  color: vars.accent.text,
  backgroundColor: vars.accent.soft,
  boxShadow: `inset 0 0 0 1px ${vars.accent.border}`,
})
export const addChip = style({ boxShadow: 'none', border: `1px dashed ${vars.border.control}` })
export const mainButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minInlineSize: 0,
  paddingInline: space[2.5],
  borderRadius: 'inherit',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
  selectors: { [`${activeChip} > &:hover`]: { backgroundColor: vars.accent.softHover } },
})
export const chipText = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const value = style({
  fontWeight: 500,
  color: vars.text.primary,
  selectors: { [`${activeChip} &`]: { color: 'inherit' } },
})
export const glyph = style({
  display: 'inline-flex',
  color: vars.text.muted,
  selectors: { [`${activeChip} &`]: { color: 'inherit' } },
})
export const removeButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: toRem(28),
  marginInlineStart: `-${space[2]}`,
  borderRadius: 'inherit',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.accent.softHover },
  '@media': { [media.coarsePointer]: { inlineSize: toRem(44) } },
})
