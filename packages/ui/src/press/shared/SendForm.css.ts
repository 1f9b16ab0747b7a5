import { vars } from '../../themes/contract.css.ts'
import { media, space } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/** Layout of the form. The preview is next to the form if there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  paddingBlockEnd: space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 760px) minmax(320px, 440px)' } },
})
export const sections = style({ display: 'flex', flexDirection: 'column', gap: space[6], minInlineSize: 0 })
export const section = style({ paddingBlockStart: space[6], borderBlockStart: `1px solid ${vars.border.default}` })
export const aside = style({ display: 'flex', flexDirection: 'column', gap: space[6], minInlineSize: 0 })
