import { vars } from '../../themes/contract.css.ts'
import { font, layer, media, radius, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 272px', gap: '48px' } },
})
export const form = style({ minInlineSize: 0 })
export const title = style({
  fontFamily: font.book,
  fontSize: '1.625rem',
  lineHeight: '2.125rem',
  fontWeight: 500,
  letterSpacing: '-.014em',
  '@media': { [media.tablet]: { fontSize: '1.75rem', lineHeight: '2.25rem' } },
})
export const steps = style({ marginBlockStart: '18px' })
export const notice = style({ marginBlockStart: '16px' })
export const step = style({ display: 'flex', flexDirection: 'column', gap: '18px', marginBlockStart: '16px' })
export const agreement = style({ marginBlockStart: '18px' })
export const stepTitle = style({
  ...text.h2,
  // It takes the focus so that reading begins here; nothing can be done with it, so nothing shows it.
  ':focus': { outline: 'none' },
})
export const stepHint = style({
  ...text.small,
  marginBlockStart: '2px',
  color: vars.text.secondary,
  maxInlineSize: '40rem',
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

// ---------- the bar that ends the form; on a phone the way on stays at the foot of the screen
export const bar = style({
  display: 'contents',
  '@media': { [media.tablet]: { display: 'flex', alignItems: 'center', gap: '8px', marginBlockStart: '22px' } },
})
export const ways = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  flex: 1,
  marginBlock: '22px 12px',
  '@media': { [media.tablet]: { marginBlock: 0 } },
})
export const saved = style({
  ...text.caption,
  flex: 1,
  marginInlineEnd: '6px',
  color: vars.text.muted,
  textAlign: 'end',
})
export const primary = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'grid',
  paddingBlock: '12px',
  backgroundColor: vars.canvas.bg,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': { [media.tablet]: { position: 'static', padding: 0, border: 0 } },
})

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
