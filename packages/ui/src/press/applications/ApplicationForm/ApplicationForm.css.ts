import { vars } from '../../../themes/contract.css.ts'
import { font, media, radius, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 272px', gap: '48px' } },
})
export const title = style({
  fontFamily: font.book,
  fontSize: '1.625rem',
  lineHeight: '2.125rem',
  fontWeight: 500,
  letterSpacing: '-.014em',
  marginBlockEnd: '18px',
  '@media': { [media.tablet]: { fontSize: '1.75rem', lineHeight: '2.25rem' } },
})
export const star = style({ fontStyle: 'normal', color: vars.status.danger.text })

export const pair = style({
  display: 'grid',
  gap: '18px 16px',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 200px' } },
})
export const slots = style({
  display: 'grid',
  gap: '10px',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const author = style({
  display: 'grid',
  gap: '12px 16px',
  padding: '14px 16px 16px',
  borderRadius: radius.card,
  backgroundColor: vars.canvas.sunken,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.forcedColors]: { border: '1px solid' },
  },
})
export const authorHead = style({
  ...text.small,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '30px',
  fontWeight: 500,
})
export const wide = style({ gridColumn: '1 / -1' })

// ---------- review
export const review = style({ display: 'flex', flexDirection: 'column' })
export const reviewPart = style({
  paddingBlock: '14px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
export const reviewHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  marginBlockEnd: '6px',
})
export const reviewTitle = style({ ...text.h3 })
export const missing = style({ color: vars.status.danger.text })
export const muted = style({ color: vars.text.muted })

// ---------- aside
export const aside = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', paddingBlockStart: '26px' } },
})
export const asideLabel = style({ ...text.caption, marginBlockEnd: '10px', color: vars.text.muted })
export const shelf = style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: '34px 30px',
  marginBlockEnd: '18px',
  borderRadius: radius.dialog,
  backgroundColor: vars.canvas.sunken,
})
export const asideNote = style({ marginBlockStart: '18px' })
