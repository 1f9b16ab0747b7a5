import { vars } from '../../../themes/contract.css.ts'
import { font, media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const tracking = style({ display: 'flex', flexDirection: 'column', gap: space[6], maxInlineSize: '40rem' })
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.tablet]: { gap: space[6] } },
})
/** The placeholder of the cover. */
export const coverPlace = style({ inlineSize: '112px', blockSize: '159px' })
export const title = style({
  fontFamily: font.book,
  fontSize: '1.3125rem',
  lineHeight: '1.6875rem',
  fontWeight: 500,
  letterSpacing: '-.01em',
  textWrap: 'pretty',
  overflowWrap: 'break-word',
  hyphens: 'auto',
})
export const words = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[2] })
export const authors = style({ ...text.small, marginBlockStart: `calc(-1 * ${space[1]})`, color: vars.text.secondary })
export const outlook = style({
  padding: `${space[4]} ${space[4]}`,
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.sunken,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const manager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.sunken,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const managerWords = style({ flex: 1, minInlineSize: 'min-content' })
export const managerName = style({ ...text.strong, display: 'block' })
export const managerRole = style({ ...text.caption, display: 'block', color: vars.text.muted })
