import { vars } from '../../themes/contract.css.ts'
import { media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/** Light and dark surfaces side by side; stacked when there is no space. */
export const surfacePair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** Stacked at any width, for a page as wide as the screen. */
export const stacked = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const surface = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  padding: `${space[6]} ${space[4]} ${space[10]}`,
  backgroundColor: vars.canvas.bg,
  '@media': { [media.tablet]: { padding: `${space[10]} ${space[12]} ${space[12]}` } },
})
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
})
export const title = style({ ...text.bookXl })
export const aside = style({ ...text.small, color: vars.text.secondary })
export const part = style({ display: 'flex', flexDirection: 'column', gap: space[3], minInlineSize: 0 })
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[6], minInlineSize: 0 })
export const partTitle = style({ ...text.small, fontWeight: 400, color: vars.text.secondary })

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: space[4],
  alignItems: 'start',
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr))',
  gap: `${space[8]} ${space[6]}`,
  alignItems: 'start',
})
export const well = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[2],
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.sunken,
})
/** Overlays are rendered in the page flow here. */
export const overlayInPageFlow = style({ position: 'static', margin: 0 })
export const overlayScene = style({
  display: 'grid',
  placeItems: 'center',
  padding: `${space[8]} 0`,
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.well,
})
