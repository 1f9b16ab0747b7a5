import { globalStyle, keyframes } from '@vanilla-extract/css'
import { layers } from '../../../themes/layers.css.ts'
import { vars } from '../../../themes/contract.css.ts'
import { duration, easing, font, media, radius, toRem, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const
const ink = vars.text.primary
const line = `1px solid ${ink}`

// ---------- the sheet
const onDesk = { paddingBlock: space[1], minInlineSize: 0 } as const
export const desk = variants({
  page: { ...onDesk, overflowX: 'auto' },
  beside: { ...onDesk, overflow: 'auto', minBlockSize: 0 },
})
/** The printed page. Below its minimum width the columns of a form do not fit, so the page scrolls. */
export const sheet = style({
  boxSizing: 'border-box',
  minInlineSize: toRem(540),
  maxInlineSize: toRem(794),
  marginInline: 'auto',
  paddingBlock: space[8],
  paddingInline: space[6],
  borderRadius: radius.xs,
  backgroundColor: vars.canvas.surface,
  color: vars.text.primary,
  boxShadow: vars.component.panelShadow,
  aspectRatio: '210 / 297',
  '@media': { print: { maxInlineSize: 'none', padding: 0, boxShadow: 'none', aspectRatio: 'auto' } },
})
export const small = style({ zoom: 0.8 })
const page = { ...text.micro, fontWeight: 400, display: 'flex', flexDirection: 'column', gap: space[2] } as const
export const muted = style({ color: vars.text.muted })
export const figure = style({ ...figures, textAlign: 'end' })
export const middle = style({ textAlign: 'center' })
export const signer = style({ display: 'flex', alignItems: 'flex-end', gap: space[2], marginBlockStart: space[6] })
export const signature = style({ inlineSize: toRem(160), borderBlockEnd: line })

// ---------- a form
export const form = style(page)
export const warning = style({ textAlign: 'center', paddingInline: space[6] })
export const sample = style({ textAlign: 'center', fontWeight: 600 })
const table = { inlineSize: '100%', borderCollapse: 'collapse' } as const
export const boxed = style(table)
export const framed = style({ ...table, border: `2px solid ${ink}` })
globalStyle(`:is(${boxed}, ${framed}) :is(td, th)`, {
  '@layer': { [layers.components]: { border: line, padding: `${space[1]} ${space[1.5]}`, verticalAlign: 'top' } },
})
export const formTitle = style({
  ...text.h3,
  marginBlockStart: space[3],
  paddingBlockEnd: space[1.5],
  borderBlockEnd: `2px solid ${ink}`,
})
export const parties = style({ display: 'flex', flexDirection: 'column', gap: space[1.5] })
export const party = style({ display: 'grid', gridTemplateColumns: `${toRem(84)} minmax(0, 1fr)` })
export const totals = style({ display: 'flex', flexDirection: 'column', gap: space[0.5], fontWeight: 600 })
export const totalLine = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${toRem(100)}`,
  textAlign: 'end',
})
export const totalSum = style(figures)
export const inWords = style({ fontWeight: 600, paddingBlockEnd: space[2], borderBlockEnd: `2px solid ${ink}` })
export const seal = style({ color: vars.text.muted, paddingInlineStart: space[24] })

// ---------- a letter
export const letter = style(page)
export const letterhead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlockEnd: space[3],
  marginBlockEnd: space[4],
  borderBlockEnd: `3px double ${vars.accent.solid}`,
})
export const pressName = style({ ...text.bookM })
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  textAlign: 'end',
  fontStyle: 'normal',
  color: vars.text.muted,
})
export const letterTitle = style({ ...text.bookL })
export const sides = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[6],
  marginBlock: space[2],
})
export const books = style({ ...table, textAlign: 'start' })
globalStyle(`${books} > thead th`, {
  '@layer': {
    [layers.components]: {
      paddingBlock: space[1],
      borderBlockEnd: `1px solid ${vars.border.strong}`,
      fontWeight: 400,
      color: vars.text.muted,
    },
  },
})
globalStyle(`${books} > thead th:first-child, ${books} tbody th`, {
  '@layer': { [layers.components]: { textAlign: 'start' } },
})
export const book = style({ borderBlockEnd: `1px solid ${vars.border.default}` })
globalStyle(`${book} > tr > *`, {
  '@layer': { [layers.components]: { paddingBlock: space[1], paddingInlineStart: space[2], verticalAlign: 'top' } },
})
export const bookHead = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const bookName = style({ display: 'block', fontFamily: font.book, fontSize: toRem(13), fontWeight: 500 })
export const make = style({ display: 'block', fontWeight: 400, color: vars.text.muted })
export const bookLine = style({ color: vars.text.secondary })
export const lit = style({ backgroundColor: vars.accent.soft })
const appear = keyframes({ from: { opacity: 0 } })
/** A number that has just changed. */
export const fresh = style({
  animation: `${appear} ${duration.fast} ${easing.out}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
export const bigSum = style({ ...text.h1, ...figures })
export const note = style({ whiteSpace: 'pre-line' })
