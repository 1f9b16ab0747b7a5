import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../themes/contract.css.ts'
import { layers } from '../../../themes/layers.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

/** Fields in lines, each as wide as its content. */
export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space[4]} ${space[5]}`,
  selectors: { '& + &': { marginBlockStart: space[4] } },
})
/** Tab scrolls a focused field to a position above the end bar of its section, because this bar is sticky on a phone. */
globalStyle(`${fields} :is(input, select, textarea, button)`, {
  '@layer': { [layers.components]: { scrollMarginBlockEnd: space[24] } },
})
const cellOf = (width: string) => ({
  inlineSize: '100%',
  minInlineSize: 0,
  '@media': { [media.tablet]: { inlineSize: `min(${width}, 100%)` } },
})
export const cell = variants({
  xs: cellOf('7rem'),
  sm: cellOf('9.5rem'),
  md: cellOf('11rem'),
  lg: cellOf('16rem'),
  full: cellOf('100%'),
})
export const group = style({ ...text.small, fontWeight: 500, marginBlockEnd: space[2] })
export const star = style({ color: vars.status.danger.text })
export const works = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: `${space[2]} ${space[4]}`,
})
export const problem = style({ ...text.caption, marginBlockStart: space[1.5], color: vars.status.danger.text })
export const remaining = style({ ...text.caption, marginBlockStart: space[3], color: vars.text.muted })

export const computed = style({
  marginBlockStart: space[5],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.accent.border}`,
})
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[5]}`,
})
export const figureTerm = style({ ...text.caption, color: vars.text.muted })
export const figure = style({
  fontSize: '1.0625rem',
  lineHeight: '1.5rem',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
})
export const figureHint = style({ ...text.caption, display: 'block', fontWeight: 400, color: vars.text.muted })
/** Highlights a figure that changed because of the value just typed. */
export const moved = style({
  paddingInline: space[1],
  marginInlineStart: `calc(-1 * ${space[1]})`,
  borderRadius: radius.xs,
  color: vars.text.primary,
  backgroundColor: vars.accent.softHover,
})

/** The end bar of a section. On a phone it stays in view, even if the section is long. */
export const sectionEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
  marginBlockStart: space[5],
  '@media': {
    [media.belowTablet]: {
      position: 'sticky',
      insetBlockEnd: 0,
      marginInline: `calc(-1 * ${space[4]})`,
      padding: `${space[2]} ${space[4]}`,
      backgroundColor: vars.canvas.selected,
      borderBlockStart: `1px solid ${vars.accent.border}`,
    },
  },
})
export const keyHint = style({
  ...text.caption,
  display: 'none',
  alignItems: 'center',
  gap: space[1.5],
  color: vars.text.muted,
  '@media': { [media.tablet]: { display: 'flex' } },
})

export const saveState = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  minInlineSize: 0,
  color: vars.text.secondary,
})
export const saveGlyph = variants({
  saved: { color: vars.status.success.text },
  saving: {},
  failed: { color: vars.status.danger.text },
})

export const readinessHead = style({ display: 'flex', alignItems: 'baseline', gap: space[2], marginBlockEnd: space[3] })
export const railTitle = style({ ...text.h3 })
export const count = style({ ...text.small, marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' })
export const muted = style({ color: vars.text.muted })
export const sections = style({ marginBlockStart: space[2] })
export const readySection = style({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space[2.5],
  padding: space[2],
  marginInline: `calc(-1 * ${space[2]})`,
  borderRadius: radius.md,
})
export const current = style({ backgroundColor: vars.canvas.selected, fontWeight: 500 })
export const mark = variants({ ready: { color: vars.text.muted }, lacking: { color: vars.border.control } })
export const sectionName = style({ textAlign: 'start', cursor: 'pointer', ':hover': { color: vars.text.link } })
export const lacks = style({ ...text.caption, gridColumn: '2 / -1', color: vars.text.secondary, fontWeight: 400 })
/** A link to a missing field. It is tall enough for a thumb in every line of a wrapped list. */
export const lacking = style({
  display: 'inline-block',
  minBlockSize: '24px',
  color: vars.text.link,
  cursor: 'pointer',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationColor: vars.accent.border,
  textUnderlineOffset: '2px',
})
export const change = style({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
  alignItems: 'center',
  gap: space[2],
  fontVariantNumeric: 'tabular-nums',
})
export const changeField = style({ color: vars.text.secondary, overflowWrap: 'break-word' })
export const changeValue = style({ overflowWrap: 'break-word' })
export const changeTo = style({ fontWeight: 500 })
export const clashes = style({ display: 'grid', gap: space[3], marginBlockEnd: space[4] })
export const choice = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[2] })
export const move = style({ display: 'grid', gap: space[2], marginBlockStart: space[4] })
export const railGap = style({ marginBlockStart: space[5] })
