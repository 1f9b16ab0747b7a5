import { vars } from '../../../themes/contract.css.ts'
import { media, toRem, space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${toRem(320)}` } },
})
export const page = style({ minInlineSize: 0 })
/** The panel with the actions. On a phone it comes after the contract's text. */
export const rail = style({
  minInlineSize: 0,
  '@media': {
    [media.desktop]: { paddingInlineStart: space[5], borderInlineStart: `1px solid ${vars.border.default}` },
    print: { display: 'none' },
  },
})
