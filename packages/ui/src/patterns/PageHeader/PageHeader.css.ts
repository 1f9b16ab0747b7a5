import { globalStyle } from '@vanilla-extract/css'
import { field } from '../../primitives/Field/Field.css.ts'
import { vars } from '../../themes/contract.css.ts'
import { layers } from '../../themes/layers.css.ts'
import { font, media, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const header = style({
  paddingInline: space[4],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minBlockSize: '68px',
  paddingBlock: space[4],
  '@media': { [media.tablet]: { paddingInline: space[6], paddingBlock: `${space[4]} ${space[4]}` } },
})
export const headerSerif = style({
  minBlockSize: 0,
  paddingBlock: `${space[4]} ${space[4]}`,
  '@media': { [media.tablet]: { paddingBlock: `${space[6]} ${space[5]}` } },
})
/**
 * The heading shrinks to a readable width to leave space for the tools. On a phone the count is in the row of the tools instead.
 */
export const heading = style({
  display: 'contents',
  '@media': {
    [media.tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: `${space[0.5]} ${space[3]}`,
      flex: '1 1 12rem',
      minInlineSize: 'min(100%, 12rem)',
    },
  },
})
export const title = style({ ...text.h1, textWrap: 'balance', overflowWrap: 'anywhere' })
export const titleSerif = style({
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
export const mark = style({ alignSelf: 'center', minInlineSize: 0 })
export const description = style({ ...text.body, flexBasis: '100%', color: vars.text.secondary })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  marginInlineStart: 'auto',
  minInlineSize: 0,
})
/** A field among the header's tools is as wide as its text. */
globalStyle(`${tools} > ${field}`, { '@layer': { [layers.components]: { inlineSize: 'auto' } } })
/** The filters that open under the button on a phone. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  flexBasis: '100%',
  minInlineSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
})
