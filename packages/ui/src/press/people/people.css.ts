import { vars } from '../../themes/contract.css.ts'
import { space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/** Rows of a person's data, each with its actions. */
export const rows = style({ display: 'flex', flexDirection: 'column', listStyle: 'none', margin: 0, padding: 0 })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  paddingBlock: space[2.5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const icon = style({ flex: 'none', display: 'inline-flex', color: vars.text.secondary })
export const words = style({ flex: '1 1 10rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const value = style({ ...text.body, fontVariantNumeric: 'tabular-nums lining-nums' })
export const detail = style({ ...text.small, color: vars.text.secondary })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: `${space[2]} ${space[4]}`,
  listStyle: 'none',
  margin: 0,
  padding: space[4],
  background: vars.canvas.sunken,
  borderRadius: '8px',
})
export const code = style({ ...text.body, fontVariantNumeric: 'tabular-nums slashed-zero', letterSpacing: '0.02em' })
/** A QR code. It is dark on a light background in every theme. */
export const qr = style({ display: 'block', inlineSize: '176px', blockSize: '176px', borderRadius: '8px' })
/** A vertical list with bullets. */
export const plainList = style({ ...text.body, margin: 0, paddingInlineStart: space[5], overflowWrap: 'anywhere' })
