import { vars } from '../../../themes/contract.css.ts'
import { media, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'
import * as rows from '../parts/rows.css.ts'
import { series } from '../parts/tone.css.ts'

export const body = style([
  rows.body,
  {
    gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
    '@container': { [rows.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])
export const row = style([
  rows.row,
  { minBlockSize: '32px', '@container': { [rows.narrow]: { paddingBlock: space[1] } } },
])
/** The name is above the lines that run behind it on narrow widths. */
export const name = style([
  rows.rowName,
  {
    position: 'relative',
    '@container': { [rows.narrow]: { justifySelf: 'start', backgroundColor: vars.canvas.surface } },
    selectors: { [`${row}[data-active] > &`]: { backgroundColor: 'transparent' } },
  },
])
/** Space at the end for the numbers of the longest range. */
const scaleMargins = { marginInline: `${space[2.5]} ${space[20]}` }
export const track = style([
  rows.track,
  { ...scaleMargins, minBlockSize: '32px', '@container': { [rows.narrow]: { minBlockSize: '22px' } } },
])
export const grid = style({
  position: 'relative',
  gridColumn: '-2 / -1',
  gridRowStart: 1,
  ...scaleMargins,
  '@container': { [rows.narrow]: { gridColumn: 1 } },
})
export const line = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '1px',
  backgroundColor: vars.border.subtle,
  '@media': { [media.forcedColors]: { backgroundColor: 'GrayText' } },
})
export const number = style({
  ...text.caption,
  position: 'absolute',
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineStart: 0,
  translate: '-50% 0',
  color: vars.text.muted,
})
export const axisRoom = style({ blockSize: '24px' })
export const range = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 3px)',
  blockSize: '6px',
  borderRadius: '3px',
  backgroundColor: `color-mix(in oklab, ${series.solid} 32%, transparent)`,
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColors]: { backgroundColor: 'Canvas', outline: '1px solid CanvasText' } },
})
export const middle = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 7px)',
  boxSizing: 'content-box',
  inlineSize: '10px',
  blockSize: '10px',
  marginInlineStart: `-${space[2]}`,
  border: `2px solid ${vars.canvas.surface}`,
  borderRadius: '50%',
  backgroundColor: series.solid,
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
})
export const figures = style({
  ...text.caption,
  position: 'absolute',
  insetBlockStart: 'calc(50% - 8px)',
  marginInlineStart: space[3],
  color: vars.text.muted,
  whiteSpace: 'nowrap',
})
/** Legend keys, drawn like the marks. */
export const key = style({ position: 'relative', flex: 'none', display: 'block', blockSize: '12px' })
