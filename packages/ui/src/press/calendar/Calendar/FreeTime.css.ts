import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** Space for a name before its lane. */
const nameSize = '116px'

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  marginBlockStart: space[2.5],
  padding: space[4],
  borderRadius: radius.card,
  backgroundColor: vars.canvas.sunken,
  '@media': { [media.belowTablet]: { padding: space[3] } },
})
export const title = style({ ...text.strong, color: vars.text.primary })
export const beside = style({ ...text.small, fontWeight: 400, color: vars.text.muted, whiteSpace: 'nowrap' })
export const loading = style({ display: 'grid', gap: space[3] })

export const lanes = style({ position: 'relative' })
export const hours = style({ position: 'relative', blockSize: '30px', marginInlineStart: nameSize })
export const hour = style({
  ...text.micro,
  fontWeight: 400,
  position: 'absolute',
  translate: '-50% 0',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.muted,
})
export const people = style({ display: 'grid', gap: space[2] })
export const person = style({
  display: 'grid',
  gridTemplateColumns: `${nameSize} minmax(0, 1fr)`,
  alignItems: 'center',
  minBlockSize: '24px',
})
export const name = style({
  ...text.small,
  paddingInlineEnd: space[2],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text.primary,
})
export const lane = style({
  position: 'relative',
  blockSize: '20px',
  overflow: 'hidden',
  borderRadius: radius.xs,
  backgroundColor: vars.canvas.surface,
  boxShadow: `inset 0 0 0 1px ${vars.border.subtle}`,
  '@media': { [media.forcedColors]: { outline: '1px solid' } },
})
export const taken = style({
  position: 'absolute',
  insetBlock: 0,
  borderRadius: radius.xs,
  backgroundColor: vars.border.strong,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
})
/** The meeting is drawn over the lanes, so that it crosses all of them. */
export const over = style({
  position: 'absolute',
  insetBlock: '26px -4px',
  insetInline: `${nameSize} 0`,
  pointerEvents: 'none',
})
export const asked = style({
  position: 'absolute',
  insetBlock: 0,
  borderRadius: radius.sm,
  backgroundColor: `color-mix(in oklab, ${vars.accent.soft} 50%, transparent)`,
  boxShadow: `inset 0 0 0 2px ${vars.accent.solid}`,
  pointerEvents: 'auto',
  '@media': { [media.forcedColors]: { border: '2px solid Highlight' } },
})

export const proposed = style({
  position: 'absolute',
  insetBlock: 0,
  border: `1.5px dashed ${vars.accent.solid}`,
  borderRadius: radius.sm,
})
/** A proposed time that is chosen as the time of the meeting. */
export const proposedTaken = style({ borderColor: 'transparent', zIndex: 1 })

export const none = style({ ...text.small, color: vars.text.secondary })
export const bestTitle = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlockEnd: space[1],
  fontWeight: 600,
  color: vars.text.primary,
})
export const best = style({ display: 'grid', gap: space[1] })
export const time = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[2]}`,
  inlineSize: '100%',
  minBlockSize: '40px',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.md,
  textAlign: 'start',
  color: vars.text.secondary,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
  '@media': { [media.coarsePointer]: { minBlockSize: '44px' } },
})
export const chosen = style({
  backgroundColor: vars.canvas.surface,
  boxShadow: `inset 0 0 0 1px ${vars.accent.border}`,
  ':hover': { backgroundColor: vars.canvas.surface },
})
export const rank = style({
  ...text.micro,
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  borderRadius: radius.full,
  color: vars.accent.text,
  boxShadow: `inset 0 0 0 1.5px ${vars.accent.solid}`,
})
/** A rank on the upper edge of its time, over the lanes. */
export const rankOver = style({
  position: 'absolute',
  insetBlockStart: '-9px',
  insetInlineStart: '50%',
  translate: '-50% 0',
  inlineSize: '18px',
  blockSize: '18px',
  backgroundColor: vars.canvas.surface,
})
export const rankTaken = style({ backgroundColor: vars.accent.solid, color: vars.text.onAccent })
export const clock = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', color: vars.text.primary })
export const who = style({ flex: '1 1 6rem', minInlineSize: 0 })
export const bars = style({ display: 'inline-flex', gap: space[0.5] })
export const bar = style({
  inlineSize: '4px',
  blockSize: '12px',
  borderRadius: '1px',
  backgroundColor: vars.accent.solid,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
})
export const failingBar = style({
  backgroundColor: 'transparent',
  boxShadow: `inset 0 0 0 1px ${vars.status.warning.text}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'Canvas', outline: '1px solid CanvasText' } },
})
export const check = style({ flex: 'none', inlineSize: '16px', lineHeight: 0, color: vars.accent.text })

export const conflict = style({ color: vars.text.primary })
export const busyPeople = style({ display: 'grid' })
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], paddingBlockStart: space[2] })
