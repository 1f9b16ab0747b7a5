import { createVar } from '@vanilla-extract/css'
import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

const columns = createVar()

export const scroller = style({ position: 'relative', flex: 1, minBlockSize: '420px', overflow: 'auto' })
export const grid = style({
  vars: { [columns]: 'repeat(7, minmax(0, 1fr))' },
  minInlineSize: '640px',
})
export const single = style({ vars: { [columns]: 'minmax(0, 1fr)' }, minInlineSize: 0 })
export const row = style({ display: 'grid', gridTemplateColumns: `64px ${columns}` })

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 5,
  backgroundColor: vars.canvas.surface,
  borderBlockEnd: `1px solid ${vars.border.default}`,
})
export const column = style({ minInlineSize: 0 })
export const dayHead = style({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  margin: `${space[1]} ${space[1]}`,
  minBlockSize: '30px',
  paddingInline: space[1.5],
  borderRadius: radius.md,
  color: vars.text.muted,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
})
export const today = style({})
export const number = style({
  ...text.h3,
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '26px',
  blockSize: '26px',
  borderRadius: radius.full,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.primary,
  selectors: {
    [`${today} > &`]: { backgroundColor: vars.accent.solid, color: vars.text.onAccent, printColorAdjust: 'exact' },
  },
  '@media': { [media.forcedColors]: { selectors: { [`${today} > &`]: { outline: '2px solid Highlight' } } } },
})

export const holiday = style({
  ...text.micro,
  display: 'block',
  paddingInline: space[2.5],
  paddingBlockEnd: space[1],
  fontWeight: 400,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text.muted,
})
export const allDay = style({
  ...text.micro,
  fontWeight: 400,
  paddingBlockStart: space[2],
  paddingInlineEnd: space[2],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  color: vars.text.muted,
})
export const hour = style({ position: 'relative' })
export const hourText = style({
  ...text.micro,
  fontWeight: 400,
  position: 'absolute',
  insetBlockStart: '-7px',
  insetInlineEnd: '8px',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.muted,
})
export const cell = style({
  position: 'relative',
  minInlineSize: 0,
  boxShadow: `-1px 0 0 ${vars.border.subtle}`,
  selectors: { '&:focus-visible': { outlineOffset: '-2px', borderRadius: radius.xs, zIndex: 2 } },
})
/** The lines of the cell take no space, because the cell's size sets the position and height of blocks. */
export const slot = style({
  blockSize: '48px',
  boxShadow: `-1px 0 0 ${vars.border.subtle}, inset 0 -1px 0 ${vars.border.subtle}`,
})
export const creates = style({ cursor: 'cell', userSelect: 'none' })
export const dayOff = style({ backgroundColor: `color-mix(in oklab, ${vars.canvas.sunken} 55%, transparent)` })
/** Hours selected for a new event, drawn over existing events. */
export const drawn = style({
  ...text.caption,
  zIndex: 3,
  padding: `${space[1]} ${space[1.5]}`,
  overflow: 'hidden',
  borderRadius: radius.sm,
  backgroundColor: vars.accent.soft,
  boxShadow: `inset 0 0 0 1.5px ${vars.accent.solid}`,
  color: vars.accent.text,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { border: '2px solid Highlight' } },
})

/** The current time, as a line across its day. */
export const now = style({
  position: 'absolute',
  insetInline: 0,
  zIndex: 2,
  blockSize: '2px',
  marginBlockStart: '-1px',
  backgroundColor: vars.accent.solid,
  pointerEvents: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '-4px',
    insetBlockStart: '-3px',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: radius.full,
    backgroundColor: 'inherit',
  },
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
})
