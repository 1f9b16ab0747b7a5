import { vars } from '../../themes/contract.css.ts'
import { duration, easing, radius, toRem, space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

export const field = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1.5],
  minInlineSize: 0,
})

export const slot = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  minBlockSize: '60px',
  padding: `${space[3]} ${space[4]} ${space[3]} ${space[3]}`,
  border: '1px solid transparent',
  borderRadius: radius.card,
  inlineSize: '100%',
  overflow: 'clip',
  transition: `background-color ${duration.fast} ${easing.out}, border-color ${duration.fast} ${easing.out}`,
  selectors: {
    // The hidden input keeps the focus whatever happens to the file. The slot shows its focus ring.
    [`${field}:has(> input:focus-visible) > &`]: { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
})
export const state = variants({
  empty: { borderStyle: 'dashed', borderColor: vars.border.control },
  filled: { borderColor: vars.border.default, backgroundColor: vars.canvas.surface },
  wrong: { borderColor: vars.status.danger.solid, backgroundColor: vars.canvas.surface },
  off: { borderColor: vars.border.subtle, backgroundColor: vars.canvas.sunken },
})
export const clickable = style({
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.accent.solid, backgroundColor: vars.canvas.surface } },
})
export const dragOverSlot = style({
  borderStyle: 'dashed',
  borderColor: vars.accent.solid,
  backgroundColor: vars.accent.soft,
})

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: toRem(34),
  blockSize: toRem(34),
  borderRadius: radius.md,
  backgroundColor: vars.canvas.well,
  color: vars.text.muted,
})
export const tileTone = variants({
  plain: {},
  filled: { backgroundColor: vars.accent.soft, color: vars.accent.text },
  wrong: { backgroundColor: vars.status.danger.soft, color: vars.status.danger.text },
})

export const slotText = style({ flex: 1, minInlineSize: 0 })
export const label = style({ ...text.small, display: 'block', fontWeight: 500, overflowWrap: 'anywhere' })
export const disabledText = style({ color: vars.text.disabled })
/** The line with the name and the size of a file. The name may be truncated; the size is always shown in full. */
export const line = style({ ...text.caption, display: 'flex', minInlineSize: 0, color: vars.text.muted })
/** The name of a file without a label above it. It then serves as the title. */
export const unlabeledName = style({ ...text.small, color: vars.text.primary })
export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const link = style({ selectors: { '&:hover': { textDecorationLine: 'underline', color: vars.text.link } } })
export const fileSize = style({
  flex: 'none',
  whiteSpace: 'pre',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.muted,
})
export const errorText = style({
  ...text.caption,
  display: 'block',
  color: vars.status.danger.text,
  overflowWrap: 'anywhere',
})
export const chooseLabel = style({ ...text.small, flex: 'none', fontWeight: 500, color: vars.accent.text })
export const doneIcon = style({ display: 'inline-flex', flex: 'none', color: vars.status.success.text })
export const actions = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[0.5],
  marginInlineEnd: `-${space[1.5]}`,
})

/** The progress bar at the lower edge of the slot. */
export const progress = style({
  appearance: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: '3px',
  border: 0,
  backgroundColor: vars.component.track,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: vars.component.track },
    '&::-webkit-progress-value': {
      backgroundColor: vars.accent.solid,
      transition: `inline-size ${duration.base} ${easing.out}`,
    },
    '&::-moz-progress-bar': { backgroundColor: vars.accent.solid },
  },
})

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
export const dropArea = style({
  justifyContent: 'center',
  flexWrap: 'wrap',
  textAlign: 'center',
  columnGap: space[2],
  rowGap: space[0.5],
})
