import { vars } from '../../../themes/contract.css.ts'
import { font, media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 272px', gap: space[12] } },
})
export const title = style({
  fontFamily: font.book,
  fontSize: '1.625rem',
  lineHeight: '2.125rem',
  fontWeight: 500,
  letterSpacing: '-.014em',
  marginBlockEnd: space[4],
  '@media': { [media.tablet]: { fontSize: '1.75rem', lineHeight: '2.25rem' } },
})
export const star = style({ fontStyle: 'normal', color: vars.status.danger.text })

export const pair = style({
  display: 'grid',
  gap: `${space[4]} ${space[4]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 200px' } },
})
export const slots = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2.5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** A document that the press asked about, with a text field for an answer without a new file. */
export const answered = style({ display: 'flex', flexDirection: 'column', gap: space[2] })

/** The details of a document, under the document's field. */
export const conclusion = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  gap: space[2.5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 150px)' } },
})

/** The checkbox, with a link to the text of the agreement. */
export const agreement = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
})
export const contract = style({ display: 'flex', flexDirection: 'column', gap: space[4], maxInlineSize: '38rem' })
export const contractSection = style({
  listStyle: 'decimal inside',
  selectors: { '& + &': { marginBlockStart: space[4] }, '&::marker': { fontWeight: 500 } },
})
export const contractTitle = style({ ...text.small, display: 'inline', fontWeight: 500 })

/** The fields of an author: like `part`, but in two columns. */
export const author = style({
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

// Styles of the review step
export const review = style({ display: 'flex', flexDirection: 'column' })
export const reviewPart = style({
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
export const reviewHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockEnd: space[1.5],
})
export const reviewTitle = style({ ...text.h3 })
export const missing = style({ color: vars.status.danger.text })
export const muted = style({ color: vars.text.muted })

// Styles of the preview next to the form
export const aside = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', paddingBlockStart: space[6] } },
})
export const asideLabel = style({ ...text.caption, marginBlockEnd: space[2.5], color: vars.text.muted })
export const shelf = style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: `${space[8]} ${space[8]}`,
  marginBlockEnd: space[4],
  borderRadius: radius.dialog,
  backgroundColor: vars.canvas.sunken,
})
export const asideNote = style({ marginBlockStart: space[4] })
