import { vars } from '../../../themes/contract.css.ts'
import { media, radius, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

const columns = 'repeat(7, minmax(0, 1fr))'

export const month = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: '520px' })
export const weekdays = style({
  display: 'grid',
  gridTemplateColumns: columns,
  borderBlockEnd: `1px solid ${vars.border.default}`,
})
export const weekday = style({
  ...text.caption,
  padding: `${space[2]} ${space[2]} ${space[2]}`,
  color: vars.text.muted,
})

export const week = style({
  display: 'grid',
  gridTemplateColumns: columns,
  flex: 1,
  minBlockSize: '80px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const day = style({
  position: 'relative',
  minInlineSize: 0,
  // A shadow draws the line, because a border would change the width of the cell, which sets the width of bars.
  selectors: {
    '&:not(:first-child)': { boxShadow: `-1px 0 0 ${vars.border.subtle}` },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.xs, zIndex: 2 },
  },
})
export const creates = style({ cursor: 'cell', userSelect: 'none' })
export const dayOff = style({ backgroundColor: `color-mix(in oklab, ${vars.canvas.sunken} 55%, transparent)` })
export const outside = style({})
/** Clicks next to the number reach the day under this element. */
export const head = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInline: '4px',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  pointerEvents: 'none',
})
export const holiday = style({
  ...text.micro,
  fontWeight: 400,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text.muted,
})
export const number = style({
  ...text.small,
  flexShrink: 0,
  pointerEvents: 'auto',
  minInlineSize: toRem(24),
  blockSize: toRem(24),
  paddingInline: space[1],
  borderRadius: radius.full,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.secondary,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.canvas.hover, color: vars.text.primary },
    [`${outside} &`]: { color: vars.text.muted },
  },
})
export const today = style({
  fontWeight: 600,
  printColorAdjust: 'exact',
  selectors: {
    '&, &:hover': { backgroundColor: vars.accent.solid, color: vars.text.onAccent },
    [`${outside} &`]: { color: vars.text.onAccent },
  },
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
})
export const placeholder = style({ position: 'absolute', insetInline: '-60% -80%', insetBlockStart: '34px' })

export const more = style({ display: 'flex' })
export const moreButton = style({
  ...text.caption,
  blockSize: toRem(24),
  minBlockSize: '24px',
  paddingInline: space[1],
  borderRadius: radius.xs,
  color: vars.text.secondary,
  fontWeight: 500,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover, color: vars.text.primary },
})
export const moreList = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1.5],
  padding: `${space[4]} ${space[2.5]} ${space[2.5]}`,
})
export const moreTitle = style({
  ...text.strong,
  paddingInline: space[1.5],
  '::first-letter': { textTransform: 'uppercase' },
})
