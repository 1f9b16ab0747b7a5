import { vars } from '../../../themes/contract.css.ts'
import { media, radius, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const numberAndCode = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) ${toRem(176)}` } },
})
export const account = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: space[1.5] })
export const number = style({
  display: 'flex',
  alignItems: 'end',
  gap: space[2],
})
export const numberField = style({ flex: 1, minInlineSize: 0 })
/** This element exists before the bank is found, so that screen readers announce the bank. */
export const announced = style({ display: 'block' })
export const bank = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2.5]} ${toRem(128)} ${space[2.5]} ${space[3]}`,
  borderRadius: radius.md,
  backgroundColor: vars.accent.soft,
  '@media': { [media.belowTablet]: { paddingInlineEnd: space[3] } },
})
export const bankSign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: toRem(34),
  blockSize: toRem(34),
  borderRadius: radius.md,
  color: vars.accent.text,
  backgroundColor: vars.canvas.surface,
})
export const bankWords = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const bankName = style(text.strong)
export const bankFound = style({ ...text.caption, color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' })
/** The button on the line of the bank. On a phone the button is below the bank. */
export const other = style({
  '@media': { [media.tablet]: { position: 'absolute', insetBlockEnd: toRem(12), insetInlineEnd: toRem(8) } },
})
