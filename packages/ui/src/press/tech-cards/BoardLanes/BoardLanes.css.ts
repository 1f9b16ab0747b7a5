import { vars } from '../../../themes/contract.css.ts'
import { zIndexes, media, radius, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const lanes = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  paddingBlockEnd: space[6],
})
export const lane = style({ display: 'flex', flexDirection: 'column' })
/** The heading of a lane, which stays visible while the lane is in view. */
export const heading = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndexes.sticky,
  paddingInline: space[6],
  backgroundColor: vars.canvas.bg,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [media.belowTablet]: { paddingInline: space[4] } },
})
export const toggle = style({
  ...text.strong,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: toRem(44),
  borderRadius: radius.sm,
  textAlign: 'start',
  cursor: 'pointer',
})
export const count = style({ ...text.body, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
/** The height of a lane: two cards and the top of a third. The partial card shows that the column scrolls. */
export const board = style({ display: 'flex', blockSize: toRem(440), minInlineSize: 0 })
