import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 128px 128px',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': { '(width < 768px)': { gridTemplateColumns: 'minmax(0, 1fr) 112px' } },
})
export const title = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const about = style({ ...text.small, display: 'block', color: vars.text.secondary })
export const difference = style({
  ...text.small,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(width < 768px)': { gridColumn: '1 / -1' } },
})
export const moved = style({ ...text.small, gridColumn: '1 / -1' })
