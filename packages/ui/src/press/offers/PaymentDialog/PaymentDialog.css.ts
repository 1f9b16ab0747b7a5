import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const ledger = style({
  padding: `${space[2.5]} ${space[4]} ${space[4]}`,
  borderRadius: radius.card,
  backgroundColor: vars.canvas.sunken,
  color: vars.text.primary,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const after = style({
  ...text.small,
  flex: '1 1 12rem',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.secondary,
})
