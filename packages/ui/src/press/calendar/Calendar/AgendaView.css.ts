import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const agenda = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  '@media': { [media.tablet]: { flexDirection: 'row' } },
})
export const aside = style({
  flex: 'none',
  padding: `${space[2]} ${space[2]} ${space[2.5]}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': {
    [media.tablet]: {
      inlineSize: '296px',
      padding: `${space[4]} ${space[4]}`,
      borderBlockEnd: 'none',
      borderInlineEnd: `1px solid ${vars.border.subtle}`,
    },
  },
})
export const list = style({
  flex: 1,
  minInlineSize: 0,
  padding: `${space[1]} ${space[2]} ${space[4]}`,
  overflowY: 'auto',
  '@media': { [media.tablet]: { padding: `${space[1.5]} ${space[4]} ${space[5]}` } },
})
export const day = style({
  paddingBlock: `${space[3]} ${space[2]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const title = style({
  ...text.small,
  fontWeight: 600,
  paddingInline: space[2],
  paddingBlockEnd: space[1],
  color: vars.text.secondary,
  '::first-letter': { textTransform: 'uppercase' },
})
export const holiday = style({ ...text.small, paddingInline: space[2], color: vars.text.secondary })
export const empty = style({ ...text.body, padding: `${space[1.5]} ${space[2]}`, color: vars.text.muted })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[1]} ${space[2.5]}`,
  inlineSize: '100%',
  minBlockSize: '48px',
  padding: `${space[1.5]} ${space[2]}`,
  borderRadius: radius.md,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
  // A pending move is marked by its outline, so that the text keeps its contrast.
  selectors: {
    '&[aria-busy="true"]:not(:focus-visible)': { outline: `1px dashed ${vars.border.control}`, outlineOffset: '-1px' },
  },
  '@media': { [media.tablet]: { gridTemplateColumns: '72px auto minmax(0, 1fr) auto' } },
})
export const clock = style({
  ...text.small,
  display: 'flex',
  flexDirection: 'column',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.secondary,
})
export const until = style({ ...text.caption, color: vars.text.muted })
export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const name = style({ ...text.strong, overflowWrap: 'anywhere' })
export const facts = style({
  ...text.caption,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text.muted,
})
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  // On a phone this content is below the text and aligned with it.
  gridColumn: '3',
  ':empty': { display: 'none' },
  '@media': { [media.tablet]: { gridColumn: '4' } },
})
