import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../themes/contract.css.ts'
import { layers } from '../../../themes/layers.css.ts'
import { media, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

export const screen = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' } },
})
globalStyle(`${panels} > :last-child:nth-child(odd)`, {
  '@layer': { [layers.components]: { gridColumn: '1 / -1' } },
})

/** Cuts off the hairline at the start of each line of figures. */
export const figuresBox = style({ overflow: 'hidden' })
/** The figures of the period: as many per line as fit, with hairlines between adjacent figures. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} 0`,
  marginInlineStart: `-${space[6]}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const figure = style({
  display: 'block',
  minInlineSize: '8.5rem',
  paddingInline: `${space[6]} ${space[8]}`,
  borderInlineStart: `1px solid ${vars.border.default}`,
  '@media': { [media.belowTablet]: { flex: '1 0 44%', paddingInlineEnd: space[3] } },
})
export const figureLabel = style({ ...text.caption, color: vars.text.muted })
export const figureValue = style(text.figureL)
export const figureUnit = style({ ...text.body, whiteSpace: 'nowrap', color: vars.text.muted, letterSpacing: 0 })
/** A figure that links to its rows: the whole number is the link. */
export const figureLink = style({ color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } })
export const figureHead = style({ display: 'flex', alignItems: 'center', gap: space[0.5], blockSize: '18px' })
export const onScreen = style({ display: 'inline-flex', '@media': { print: { display: 'none' } } })
export const definition = style({
  ...text.small,
  maxInlineSize: '20rem',
  padding: space[3],
  color: vars.text.secondary,
})

export const note = style({ ...text.caption })
export const noteTone = variants({
  plain: { color: vars.text.secondary },
  better: { color: vars.status.success.text },
  worse: { color: vars.highlight.text },
})

export const debtors = style({
  marginBlockStart: space[4],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
export const debtorsTitle = style({ ...text.caption, color: vars.text.muted })
export const overdue = style({ ...text.caption, color: vars.highlight.text })
export const debtor = style({
  ...text.small,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlock: space[1],
})
export const debt = style({ fontWeight: 500, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
