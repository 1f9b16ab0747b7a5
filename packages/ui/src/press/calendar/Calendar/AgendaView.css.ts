import { vars } from '../../../themes/contract.css.ts'
import { media, radius, text } from '../../../themes/scale.ts'
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
  padding: '8px 8px 10px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': {
    [media.tablet]: {
      inlineSize: '296px',
      padding: '14px 16px',
      borderBlockEnd: 'none',
      borderInlineEnd: `1px solid ${vars.border.subtle}`,
    },
  },
})
export const list = style({
  flex: 1,
  minInlineSize: 0,
  padding: '4px 8px 16px',
  overflowY: 'auto',
  '@media': { [media.tablet]: { padding: '6px 16px 20px' } },
})
export const day = style({
  paddingBlock: '12px 8px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const title = style({
  ...text.small,
  fontWeight: 600,
  paddingInline: '8px',
  paddingBlockEnd: '4px',
  color: vars.text.secondary,
  '::first-letter': { textTransform: 'uppercase' },
})
export const empty = style({ ...text.body, padding: '6px 8px', color: vars.text.muted })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 10px',
  inlineSize: '100%',
  minBlockSize: '48px',
  padding: '6px 8px',
  borderRadius: radius.md,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
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
  gap: '8px',
  // On a phone beneath the words, in line with them.
  gridColumn: '3',
  ':empty': { display: 'none' },
  '@media': { [media.tablet]: { gridColumn: '4' } },
})
