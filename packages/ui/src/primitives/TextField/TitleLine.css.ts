import { density } from '../../themes/density.css.ts'
import { style } from '../../themes/style.ts'

/** The title field. It is as high as a one-line field, or higher if the text needs more lines. */
export const wrappedTitle = style({
  display: 'block',
  fieldSizing: 'content',
  minBlockSize: density.control,
  paddingBlock: `calc((${density.control} - 1lh) / 2)`,
  resize: 'none',
  overflow: 'hidden',
})
