import { vars } from '../../themes/contract.css.ts'
import { font, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  paddingBlock: '24px',
  scrollMarginBlockStart: '16px',
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
  gap: '4px 12px',
})
export const title = style({ ...text.h2, display: 'flex', gap: '10px' })
export const number = style({ fontFamily: font.book, fontWeight: 500, color: vars.text.muted, minInlineSize: '14px' })
