import { vars } from '../../../themes/contract.css.ts'
import { space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'
import * as rows from '../parts/rows.css.ts'

/** Names are short here and bars need little width, so they stay side by side at narrower widths than ranges. */
const narrow = '(inline-size < 19rem)'

export const body = style([
  rows.body,
  {
    gridTemplateColumns: 'fit-content(52%) minmax(4rem, 1fr) max-content',
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) max-content' } },
  },
])
export const row = style([
  rows.row,
  {
    minBlockSize: '24px',
    paddingBlock: space[0.5],
    '@container': { [narrow]: { rowGap: space[0.5], paddingBlock: space[1] } },
  },
])
export const label = style([rows.label, { '@container': { [narrow]: { gridColumn: 1 } } }])
export const track = style([
  rows.track,
  {
    minBlockSize: '18px',
    '@container': { [narrow]: { gridColumn: '1 / -1', gridRow: 2, minBlockSize: '14px' } },
  },
])
/** The zero line, if some rows are negative. */
export const zero = style({
  position: 'absolute',
  insetBlock: '-2px',
  inlineSize: '1px',
  backgroundColor: vars.border.control,
  '@container': { [narrow]: { insetBlock: 0 } },
})
export const bar = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 4px)',
  display: 'flex',
  gap: space[0.5],
  blockSize: '8px',
})
export const part = style({ minInlineSize: '2px', borderRadius: '2px' })
export const value = style({
  minInlineSize: '1.5rem',
  textAlign: 'end',
  fontWeight: 500,
  '@container': { [narrow]: { gridColumn: 2, gridRow: 1 } },
})
