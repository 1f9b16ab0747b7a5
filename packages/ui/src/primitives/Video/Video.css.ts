import { vars } from '../../themes/contract.css.ts'
import { space } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const video = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  backgroundColor: vars.canvas.well,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})
export const download = style({ marginBlockStart: space[2] })
