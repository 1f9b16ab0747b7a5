import { vars } from '../../themes/contract.css.ts'
import { media, radius, toRem, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/** The height of an hour. A run of one hour has room for its title and its times. */
const hourHeight = toRem(42)

export const day = style({
  position: 'relative',
  display: 'grid',
  gridAutoRows: hourHeight,
  marginBlock: `${space[1]} ${space[3]}`,
})
/** An hour of the day with its dividing line. The blocks of the runs lie over it. */
export const hour = style({
  ...text.caption,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  '::after': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.border.subtle}` },
})
export const blocks = style({ position: 'absolute', inset: `0 0 0 ${toRem(44)}` })
const block = style({
  position: 'absolute',
  insetInline: 0,
  overflow: 'hidden',
  // Leaves a thin gap between adjacent blocks.
  borderBlockEnd: `2px solid ${vars.canvas.surface}`,
  borderRadius: radius.md,
  paddingInline: space[2.5],
  paddingBlock: space[1],
})
export const run = style([block, { backgroundColor: vars.accent.soft }])
export const lunch = style([
  block,
  text.caption,
  { border: `1px dashed ${vars.border.default}`, backgroundColor: vars.canvas.surface, color: vars.text.muted },
])

const overEdge = `inset 3px 0 0 ${vars.status.danger.solid}`

// ---------- runs that do not fit
export const overs = style({ display: 'grid', gap: space[1], marginBlockEnd: space[3] })
export const overRun = style({
  padding: `${space[1]} ${space[2.5]}`,
  borderRadius: radius.md,
  backgroundColor: vars.status.danger.soft,
  boxShadow: overEdge,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

// ---------- reordering
export const arrange = style({ display: 'grid', gap: space[2], marginBlockEnd: space[4] })
export const order = style({ display: 'grid', gap: space[1] })
/** The drop target of the dragged run. */
export const target = style({ boxShadow: `0 0 0 2px ${vars.accent.solid}`, borderRadius: radius.md })
export const orderRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  paddingBlock: space[1],
  paddingInlineEnd: space[1],
  borderRadius: radius.md,
  backgroundColor: vars.canvas.sunken,
  cursor: 'grab',
  touchAction: 'manipulation',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const lifted = style({
  position: 'relative',
  zIndex: 1,
  cursor: 'grabbing',
  backgroundColor: vars.canvas.raised,
  boxShadow: vars.shadow.lift,
})
export const handle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: radius.md,
  color: vars.text.muted,
  cursor: 'inherit',
  ':focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  '@media': { [media.coarsePointer]: { inlineSize: '44px', blockSize: '44px' } },
})
export const orderWords = style({ flex: 1, minInlineSize: 0 })
