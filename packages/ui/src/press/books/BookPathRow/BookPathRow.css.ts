import { vars } from '../../../themes/contract.css.ts'
import { media, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'
import { stage } from '../../../foundations/stages/stages.css.ts'

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': { [media.tablet]: { gap: space[6], paddingBlock: space[5] } },
})
export const narrowCover = style({ '@media': { [media.tablet]: { display: 'none' } } })
export const wideCover = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } })
export const content = style({ minInlineSize: 0 })
export const top = style({ display: 'flex', alignItems: 'flex-start', gap: space[2] })
export const words = style({ flex: 1, minInlineSize: 0 })
/** The title's link covers the row; other interactive elements are above it. */
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
  marginBlockStart: space[1],
  color: vars.text.secondary,
  '@media': { [media.tablet]: { display: 'block' } },
})
export const actions = style({
  position: 'relative',
  display: 'none',
  gap: space[2],
  '@media': { [media.tablet]: { display: 'flex' } },
})
export const path = style({
  display: 'none',
  marginBlockStart: space[4],
  '@media': { [media.tablet]: { display: 'block' } },
})
export const ribbon = style({ marginBlockStart: space[2], '@media': { [media.tablet]: { display: 'none' } } })
export const standing = style({
  ...text.small,
  marginBlockStart: space[1.5],
  color: vars.text.muted,
})
export const stageName = style({ color: stage.text, fontWeight: 500 })

export const covers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.25rem, 1fr))',
  gap: `${space[8]} ${space[6]}`,
})
export const coverItem = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: space[2.5] })
export const coverTitle = style({ ...text.bookS, textWrap: 'pretty', overflowWrap: 'break-word', hyphens: 'auto' })
