import { vars } from '../../../themes/contract.css.ts'
import { media, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${toRem(400)}`, gap: space[6] } },
})
export const page = style({ display: 'flex', flexDirection: 'column', gap: space[3], minInlineSize: 0 })
/** The panel with the payments. On a phone it comes before the page. */
export const rail = style({
  minInlineSize: 0,
  '@media': { [media.belowTablet]: { order: -1 }, print: { display: 'none' } },
})

// ---------- money
export const money = style({ display: 'flex', flexDirection: 'column', gap: space[3] })
export const owed = style({ display: 'flex', flexDirection: 'column' })
export const caption = style({ ...text.small, color: vars.text.muted })
export const figure = style({ ...text.figureL, fontVariantNumeric: 'tabular-nums' })

// ---------- one line of a form
export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[2] })
/** An element next to a field, aligned with the field and not with its label. */
export const beside = style({ marginBlockStart: space[6] })
export const languages = style({ alignSelf: 'flex-start' })
export const grow = style({ flex: `1 1 ${toRem(180)}`, minInlineSize: 0 })
export const small = style({ flex: `0 1 ${toRem(130)}`, minInlineSize: 0 })

// ---------- deliveries
export const log = style({ display: 'flex', flexDirection: 'column' })
export const sent = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[0.5]} ${space[3]}`,
  paddingBlock: space[2.5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const detail = style({
  ...text.caption,
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  color: vars.text.muted,
  overflowWrap: 'anywhere',
})
export const end = style({ textAlign: 'end' })
export const facts = style({ ...text.small, fontVariantNumeric: 'tabular-nums' })
export const paper = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
