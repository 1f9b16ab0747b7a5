import { vars } from '../../themes/contract.css.ts'
import { media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/** Styles shared by the foundations pages. The pages describe the design system and are not part of it. */
export const page = style({ display: 'flex', flexDirection: 'column', gap: space[10], maxInlineSize: '1120px' })
export const section = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
export const title = style({ ...text.h2 })
export const note = style({ ...text.body, maxInlineSize: '68ch', color: vars.text.secondary })

/** A row with the name at the side and the content after it. On a phone the content is below the name. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[1]} ${space[5]}`,
  alignItems: 'baseline',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
})
export const name = style({ ...text.small, color: vars.text.secondary, overflowWrap: 'anywhere' })
export const value = style({ ...text.caption, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
export const sample = style({ minInlineSize: 0, overflowWrap: 'break-word' })

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: space[4],
})
export const tile = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 })
export const surface = style({
  padding: space[5],
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.bg,
  color: vars.text.primary,
  boxShadow: `inset 0 0 0 1px ${vars.border.subtle}`,
})
/** A token that a click copies. */
export const copy = style({
  cursor: 'copy',
  textAlign: 'start',
  borderRadius: radius.sm,
  ':hover': { backgroundColor: vars.canvas.hover },
})
