import { density } from '../../themes/density.css.ts'
import { style } from '../../themes/style.ts'

/** As high as a one-line field, or higher when the text needs it. */
export const wrapped = style({
  display: 'block',
  fieldSizing: 'content',
  minBlockSize: density.control,
  paddingBlock: `calc((${density.control} - 1lh) / 2)`,
  resize: 'none',
  overflow: 'hidden',
})
