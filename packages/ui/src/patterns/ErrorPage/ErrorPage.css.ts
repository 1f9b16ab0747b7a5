import { vars } from '../../themes/contract.css.ts'
import { media, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minBlockSize: 'min(100%, 36rem)',
  blockSize: '100%',
  padding: '40px 16px',
  textAlign: 'center',
})
export const title = style({
  ...text.bookXl,
  marginBlockStart: '16px',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [media.belowTablet]: { fontSize: '1.625rem', lineHeight: '2rem' } },
})
export const sentence = style({ maxInlineSize: '28rem', color: vars.text.secondary, textWrap: 'balance' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '8px',
  marginBlockStart: '16px',
})
export const code = style({ ...text.small, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
