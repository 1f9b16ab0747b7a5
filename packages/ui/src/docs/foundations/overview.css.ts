import { vars } from '../../themes/contract.css.ts'
import { media, radius, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

/** Paper and ink side by side; one under the other where there is no room. */
export const both = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** One under the other at any width, where a page is as wide as the screen. */
export const stacked = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const surface = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '26px',
  padding: '24px 16px 40px',
  backgroundColor: vars.canvas.bg,
  '@media': { [media.tablet]: { padding: '36px 48px 48px' } },
})
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '12px',
  paddingBlockEnd: '14px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
})
export const title = style({ ...text.bookXl })
export const aside = style({ ...text.small, color: vars.text.secondary })
export const part = style({ display: 'flex', flexDirection: 'column', gap: '12px', minInlineSize: 0 })
export const column = style({ display: 'flex', flexDirection: 'column', gap: '26px', minInlineSize: 0 })
export const partTitle = style({ ...text.small, fontWeight: 400, color: vars.text.secondary })

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: '16px',
  alignItems: 'start',
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr))',
  gap: '28px 24px',
  alignItems: 'start',
})
export const well = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  padding: '9px',
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.sunken,
})
/** What lies over a page is drawn here where it stands. */
export const still = style({ position: 'static', margin: 0 })
export const scene = style({
  display: 'grid',
  placeItems: 'center',
  padding: '28px 0',
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.well,
})
