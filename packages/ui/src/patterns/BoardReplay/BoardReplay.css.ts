import { vars } from '../../themes/contract.css.ts'
import { media, radius, toRem, space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

export const frame = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, minInlineSize: 0 })
export const parts = style({ display: 'flex', flex: 1, minBlockSize: 0, minInlineSize: 0, position: 'relative' })
export const board = style({ display: 'flex', flex: 1, minInlineSize: 0, minBlockSize: 0 })
export const open = style({ position: 'absolute', insetBlockEnd: space[6], insetInlineEnd: space[6], zIndex: 1 })

export const replay = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space[5],
  alignItems: 'center',
  flex: 'none',
  marginInline: space[6],
  marginBlockEnd: space[3],
  padding: `${space[3]} ${space[4]} ${space[2.5]}`,
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  '@media': {
    [media.belowTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: space[3],
      marginInline: 0,
    },
  },
})
export const buttons = style({
  display: 'flex',
  gap: space[1.5],
  '@media': { [media.belowTablet]: { gridRow: 2 } },
})
export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[1.5],
  '@media': { [media.belowTablet]: { gridRow: 2 } },
})
export const moves = style({
  ...text.small,
  color: vars.text.muted,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})

/** The container of the bars, of the axis with its knob, and of the days below the axis. */
export const axis = style({
  position: 'relative',
  blockSize: toRem(66),
  cursor: 'pointer',
  touchAction: 'none',
  userSelect: 'none',
  borderRadius: radius.sm,
  ':focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '4px' },
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } },
})
export const bars = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  insetBlockEnd: toRem(24),
  display: 'flex',
  alignItems: 'flex-end',
})
const createBarStyle = (backgroundColor: string) => ({
  flex: '1 1 0',
  minInlineSize: 0,
  // A thin gap between adjacent bars, in the background color.
  borderInlineEnd: `1px solid ${vars.canvas.surface}`,
  backgroundColor,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})
export const bar = variants({
  past: createBarStyle(`color-mix(in oklab, ${vars.text.muted} 62%, ${vars.canvas.surface})`),
  current: createBarStyle(vars.accent.solid),
  later: createBarStyle(vars.border.default),
})
export const line = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: toRem(22),
  blockSize: '2px',
  borderRadius: '2px',
  backgroundColor: vars.border.default,
})
export const elapsedLine = style({ display: 'block', blockSize: '100%', backgroundColor: vars.text.muted })
export const needle = style({
  position: 'absolute',
  insetBlock: `0 ${toRem(24)}`,
  inlineSize: '1.5px',
  transform: 'translateX(-50%)',
  backgroundColor: vars.accent.solid,
})
export const knob = style({
  position: 'absolute',
  insetBlockEnd: toRem(15),
  inlineSize: toRem(16),
  blockSize: toRem(16),
  transform: 'translateX(-50%)',
  borderRadius: radius.full,
  border: `4.5px solid ${vars.canvas.surface}`,
  backgroundColor: vars.accent.solid,
  boxShadow: `0 0 0 1.5px ${vars.accent.solid}, ${vars.shadow.level2}`,
})
const axisLabelStyle = {
  ...text.caption,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const
export const ends = style({
  ...axisLabelStyle,
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  justifyContent: 'space-between',
})
/** The label of the first or the last day of the axis. It is hidden when the label of the knob would overlap it. */
export const end = style({ selectors: { '&[data-hidden]': { visibility: 'hidden' } } })
export const label = style({
  ...axisLabelStyle,
  position: 'absolute',
  insetBlockEnd: 0,
  transform: 'translateX(-50%)',
  fontWeight: 600,
  color: vars.accent.text,
  selectors: {
    '&[data-end="start"]': { transform: 'none', insetInlineStart: '0 !important' },
    '&[data-end="end"]': { transform: 'none', insetInlineStart: 'auto !important', insetInlineEnd: 0 },
  },
})

/** The moves, next to the board. */
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  inlineSize: toRem(284),
  minBlockSize: 0,
  marginBlock: `${space[4]} ${space[5]}`,
  marginInlineEnd: space[6],
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  overflow: 'hidden',
})
export const heading = style({ ...text.h3, padding: `${space[3]} ${space[4]} 0` })
export const count = style({ ...text.body, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
export const legend = style({
  ...text.caption,
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  padding: `${space[1]} ${space[4]} ${space[2.5]}`,
  color: vars.text.muted,
  '::before': {
    content: '',
    inlineSize: toRem(14),
    blockSize: toRem(10),
    borderRadius: '3px',
    boxShadow: `inset 0 0 0 1.5px ${vars.accent.solid}`,
  },
})
export const scroll = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', scrollbarWidth: 'thin' })
export const keys = style({
  ...text.caption,
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  padding: `${space[2.5]} ${space[4]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.muted,
})

export const phone = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', padding: space[4] })
export const counts = style({ display: 'flex', flexDirection: 'column', marginBlockEnd: space[3] })
export const stageCount = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minBlockSize: toRem(40),
  fontVariantNumeric: 'tabular-nums',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
})
export const stageName = style({ flex: 1, minInlineSize: 0 })
