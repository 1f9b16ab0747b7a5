import { style } from '../../../themes/style.ts'

export const line = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '96px',
  blockSize: '24px',
  verticalAlign: 'middle',
  printColorAdjust: 'exact',
})
