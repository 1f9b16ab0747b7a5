import { space } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/** A text area that grows with the text up to sixteen lines, then scrolls. */
export const area = style({
  display: 'block',
  fieldSizing: 'content',
  maxBlockSize: 'calc(16lh + 16px)',
  paddingBlock: space[2],
  resize: 'vertical',
})
