import { density } from '../../themes/density.css.ts'
import { style } from '../../themes/style.ts'

/** As high as a field of one line, and as its text where that takes more. */
export const wrapped = style({
  display: 'block',
  fieldSizing: 'content',
  minBlockSize: density.control,
  paddingBlock: `calc((${density.control} - 1lh) / 2)`,
  resize: 'none',
  overflow: 'hidden',
})
