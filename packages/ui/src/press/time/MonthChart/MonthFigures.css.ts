import { vars } from '../../../themes/contract.css.ts'
import { media, toRem, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

/** Clips the line before the first item of every row. */
export const box = style({ overflow: 'hidden' })
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space[3],
  margin: 0,
  marginInlineStart: `calc(-1px - ${space[5]})`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.belowTablet]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
})
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingInline: space[5],
  borderInlineStart: `1px solid ${vars.border.default}`,
})
export const label = style({ ...text.small, color: vars.text.muted })
export const value = style({
  margin: 0,
  fontSize: toRem(24),
  lineHeight: toRem(30),
  fontWeight: 500,
  letterSpacing: '-.018em',
})
export const unit = style({ ...text.body, letterSpacing: 0, color: vars.text.muted })
export const note = style({ ...text.caption, margin: 0 })
export const tone = variants({
  plain: { color: vars.text.muted },
  better: { color: vars.status.success.text },
  worse: { color: vars.status.danger.text },
})
/** Highlights hours that are pending a decision. */
export const waits = style({ color: vars.highlight.text })
