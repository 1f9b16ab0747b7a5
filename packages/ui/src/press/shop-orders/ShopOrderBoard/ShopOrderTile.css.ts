import { vars } from '../../../themes/contract.css.ts'
import { density } from '../../../themes/density.css.ts'
import { media, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

const quietText = { ...text.caption, color: vars.text.muted } as const

export const tile = style({ display: 'flex', flexDirection: 'column', gap: space[2], padding: density.cardPadding })
export const head = style({
  ...quietText,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  fontVariantNumeric: 'tabular-nums',
  // Leaves space in the corner for the Move button on touch screens.
  '@media': { [media.coarsePointer]: { paddingInlineEnd: space[8] } },
})
export const books = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
export const quiet = style({ ...quietText, marginBlockStart: space[0.5], fontVariantNumeric: 'tabular-nums' })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[0.5]} ${space[2]}`,
})
export const customer = style({ ...quietText, minInlineSize: 0, overflowWrap: 'anywhere' })
export const sum = style({
  ...text.strong,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
