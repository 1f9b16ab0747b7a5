import { vars } from '../../themes/contract.css.ts'
import { font, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[6],
  scrollMarginBlockStart: space[4],
  selectors: {
    '&:first-of-type': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.border.default}` },
  },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
})
export const title = style({ ...text.h2, display: 'flex', gap: space[2.5] })
export const number = style({ fontFamily: font.book, fontWeight: 500, color: vars.text.muted, minInlineSize: '14px' })
