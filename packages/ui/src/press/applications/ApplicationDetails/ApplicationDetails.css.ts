import { vars } from '../../../themes/contract.css.ts'
import { font, media, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.tablet]: { gap: space[8] }, print: { gap: space[8] } },
})
const gone = { display: 'none' }
export const narrowCover = style({ '@media': { [media.tablet]: gone, print: gone } })
export const wideCover = style({
  ...gone,
  '@media': { [media.tablet]: { display: 'block' }, print: { display: 'block' } },
})
/** The placeholder for the cover. */
export const coverPlace = style({
  inlineSize: '86px',
  blockSize: '122px',
  '@media': { [media.tablet]: { inlineSize: '132px', blockSize: '187px' } },
})
export const eyebrow = style({ ...text.small, color: vars.text.secondary })
export const title = style({
  fontFamily: font.book,
  fontSize: '1.625rem',
  lineHeight: '2.125rem',
  fontWeight: 500,
  letterSpacing: '-.014em',
  marginBlock: `${space[2]} ${space[1.5]}`,
  textWrap: 'pretty',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '@media': { [media.tablet]: { fontSize: '2rem', lineHeight: '2.4375rem' } },
})
export const authors = style({ fontSize: '0.9375rem', lineHeight: '1.375rem', color: vars.text.secondary })
export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1.5]} ${space[3]}`,
  marginBlockStart: space[4],
})

export const notice = style({ marginBlockEnd: space[6] })
export const asked = style({ marginBlockStart: space[5] })
export const requests = style({ display: 'flex', flexDirection: 'column', gap: space[1], marginBlockStart: space[1.5] })

export const annotation = style({ selectors: { '& + &': { marginBlockStart: space[4] } } })
export const annotationName = style({ ...text.caption, color: vars.text.muted })
export const prose = style({
  fontFamily: font.book,
  fontSize: '0.9375rem',
  lineHeight: '1.4375rem',
  marginBlockStart: space[0.5],
  maxInlineSize: '38rem',
  textWrap: 'pretty',
  hyphens: 'auto',
  whiteSpace: 'pre-line',
})
export const people = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
export const person = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[2.5]}` })
export const muted = style({ color: vars.text.muted })

export const files = style({ display: 'flex', flexDirection: 'column' })
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '48px',
  paddingBlock: space[1.5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const fileIcon = style({ color: vars.text.muted })
export const fileWords = style({ flex: 1, minInlineSize: 0 })
export const fileName = style({
  ...text.caption,
  display: 'block',
  color: vars.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const round = style({ selectors: { '& + &': { marginBlockStart: space[6] } } })
export const roundTitle = style({ ...text.h3, display: 'flex', flexWrap: 'wrap', gap: `0 ${space[2.5]}` })
export const roundDocument = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1.5],
  marginBlockStart: space[3],
})
export const letter = style({ selectors: { '& + &': { marginBlockStart: space[2] } } })
export const letterText = style({
  marginBlock: `${space[2]} ${space[4]}`,
  whiteSpace: 'pre-line',
  maxInlineSize: '38rem',
})
