import { vars } from '../../../themes/contract.css.ts'
import { font, media, radius, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const tracking = style({ display: 'flex', flexDirection: 'column', gap: '26px', maxInlineSize: '40rem' })
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '16px',
  '@media': { [media.tablet]: { gap: '24px' } },
})
/** Where the cover will stand. */
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
export const authors = style({ ...text.small, marginBlock: '4px 8px', color: vars.text.secondary })
export const manager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  padding: '12px 14px',
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.sunken,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const managerWords = style({ flex: 1, minInlineSize: 'min-content' })
export const managerName = style({ ...text.strong, display: 'block' })
export const managerRole = style({ ...text.caption, display: 'block', color: vars.text.muted })
