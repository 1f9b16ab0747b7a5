import { createVar, globalStyle } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'
import { space } from '../../themes/scale.ts'
import { layers } from '../../themes/layers.css.ts'
import { style, variants } from '../../themes/style.ts'

const line = createVar()

export const split = style({ display: 'inline-flex', maxInlineSize: '100%' })
/** The line between the two buttons, for each button variant. */
export const seam = variants({
  primary: { vars: { [line]: `color-mix(in oklab, ${vars.text.onAccent} 35%, transparent)` } },
  secondary: { vars: { [line]: vars.border.default } },
  tinted: { vars: { [line]: vars.accent.border } },
})
globalStyle(`${split} > button:first-child`, {
  '@layer': {
    [layers.components]: {
      flex: '0 1 auto',
      minInlineSize: 0,
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
      borderInlineEndWidth: 0,
    },
  },
})
globalStyle(`${split} > button:not(:first-child)`, {
  '@layer': {
    [layers.components]: {
      paddingInline: space[2],
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
      borderInlineStartColor: line,
    },
  },
})
// Keeps the focus ring of one button above the other.
globalStyle(`${split} > button:focus-visible`, { '@layer': { [layers.components]: { zIndex: 1 } } })
