import { vars } from '../../themes/contract.css.ts'
import { media, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: 'min(100%, 36rem)',
  blockSize: '100%',
  padding: `${space[10]} ${space[4]}`,
  textAlign: 'center',
})
export const title = style({
  ...text.bookXl,
  marginBlockStart: space[4],
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [media.belowTablet]: { fontSize: '1.625rem', lineHeight: '2rem' } },
})
export const sentence = style({ maxInlineSize: '28rem', color: vars.text.secondary, textWrap: 'balance' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  marginBlockStart: space[4],
})
export const code = style({ ...text.small, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
