import { vars } from '../../themes/contract.css.ts'
import { font, media, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const header = style({
  paddingInline: '16px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minBlockSize: '68px',
  paddingBlock: '14px',
  '@media': { [media.tablet]: { paddingInline: '24px', paddingBlock: '18px 14px' } },
})
export const headerBookish = style({
  minBlockSize: 0,
  paddingBlock: '18px 16px',
  '@media': { [media.tablet]: { paddingBlock: '26px 20px' } },
})
/** Gives way to the tools as long as it keeps a readable width; on a phone the count stands in their row instead. */
export const heading = style({
  display: 'contents',
  '@media': {
    [media.tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '2px 12px',
      flex: '1 1 16rem',
      minInlineSize: 'min(100%, 12rem)',
    },
  },
})
export const title = style({ ...text.h1, textWrap: 'balance', overflowWrap: 'anywhere' })
export const titleBookish = style({
  fontFamily: font.book,
  fontSize: '1.625rem',
  lineHeight: '2rem',
  fontWeight: 500,
  letterSpacing: '-.014em',
  textWrap: 'balance',
  '@media': { [media.tablet]: { fontSize: '1.875rem', lineHeight: '2.375rem' } },
})
export const titleRow = style({ '@media': { [media.belowTablet]: { flexBasis: '100%' } } })
export const count = style({ ...text.body, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
export const description = style({ ...text.body, flexBasis: '100%', color: vars.text.secondary })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginInlineStart: 'auto',
  minInlineSize: 0,
})
/** What opens under the button of a phone. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  flexBasis: '100%',
  minInlineSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
})
