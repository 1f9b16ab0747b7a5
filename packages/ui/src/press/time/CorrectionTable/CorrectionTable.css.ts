import { vars } from '../../../themes/contract.css.ts'
import { toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[2.5]}`,
})
export const title = style({ ...text.h3 })
export const summary = style({ ...text.small, color: vars.text.muted })
export const ask = style({ marginInlineStart: 'auto', alignSelf: 'center' })
export const box = style({ display: 'flex', flexDirection: 'column', gap: space[2.5], minInlineSize: 0 })
export const change = style({
  ...figures,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[1.5]}`,
})
export const was = style({ color: vars.text.muted })
export const becomes = style({ fontWeight: 600 })
export const arrow = style({ display: 'inline-flex', color: vars.text.muted })
export const difference = style({ ...figures, fontWeight: 600, whiteSpace: 'nowrap' })
export const day = style({ fontWeight: 600, whiteSpace: 'nowrap' })
export const asked = style({ ...figures, color: vars.text.secondary })
export const acts = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[2] })
export const actsOnPhone = style({ justifyContent: 'flex-start' })
/** A card on a phone. */
export const card = style({ display: 'flex', flexDirection: 'column', gap: space[1.5], minInlineSize: toRem(0) })
export const line = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${space[3]}` })
