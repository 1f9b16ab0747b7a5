import { vars } from '../../../themes/contract.css.ts'
import { media, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const search = style({ flex: `1 1 ${toRem(180)}`, '@media': { [media.tablet]: { flex: 'none' } } })
export const found = style({
  ...text.small,
  marginInlineStart: 'auto',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowTablet]: { flexBasis: '100%' } },
})
export const editor = style({ inlineSize: toRem(320), maxInlineSize: '100%', padding: space[4] })
export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[3] })
export const choices = style({ display: 'flex', flexDirection: 'column', gap: space[1.5], border: 0, padding: 0 })
export const legend = style({ ...text.small, paddingBlockEnd: space[1.5], fontWeight: 500 })
export const sheet = style({ display: 'flex', flexDirection: 'column', gap: space[5] })
export const foot = style({ display: 'flex', justifyContent: 'space-between', gap: space[2], inlineSize: '100%' })
