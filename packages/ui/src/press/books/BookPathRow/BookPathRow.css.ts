import { vars } from '../../../themes/contract.css.ts'
import { media, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'
import { stage } from '../stages/stages.css.ts'

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '14px',
  paddingBlock: '14px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': { [media.tablet]: { gap: '26px', paddingBlock: '19px' } },
})
export const narrowCover = style({ '@media': { [media.tablet]: { display: 'none' } } })
export const wideCover = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } })
export const content = style({ minInlineSize: 0 })
export const top = style({ display: 'flex', alignItems: 'flex-start', gap: '8px' })
export const words = style({ flex: 1, minInlineSize: 0 })
/** The title's link covers the row; what else can be pressed stands above it. */
export const title = style({
  ...text.bookM,
  textWrap: 'pretty',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '@media': { [media.tablet]: { fontSize: '1.25rem', lineHeight: '1.625rem' } },
})
export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: vars.text.link },
})
export const note = style({
  ...text.small,
  display: 'none',
  marginBlockStart: '4px',
  color: vars.text.secondary,
  '@media': { [media.tablet]: { display: 'block' } },
})
export const actions = style({
  position: 'relative',
  display: 'none',
  gap: '8px',
  '@media': { [media.tablet]: { display: 'flex' } },
})
export const path = style({
  display: 'none',
  marginBlockStart: '16px',
  '@media': { [media.tablet]: { display: 'block' } },
})
export const ribbon = style({ marginBlockStart: '8px', '@media': { [media.tablet]: { display: 'none' } } })
export const standing = style({
  ...text.small,
  marginBlockStart: '6px',
  color: vars.text.muted,
})
export const stageName = style({ color: stage.text, fontWeight: 500 })

export const covers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.25rem, 1fr))',
  gap: '28px 24px',
})
export const coverItem = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: '10px' })
export const coverTitle = style({ ...text.bookS, textWrap: 'pretty', overflowWrap: 'break-word', hyphens: 'auto' })
