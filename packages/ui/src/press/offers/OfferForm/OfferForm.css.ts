import { vars } from '../../../themes/contract.css.ts'
import { zIndexes, media, shell, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)', gap: space[6] } },
})
/** A query container: the fields adapt to its width, because the page next to them takes a part of the window. */
export const main = style({ minInlineSize: 0, containerType: 'inline-size' })

// ---------- a party
export const requisites = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  minInlineSize: 0,
})
export const summary = style({
  ...text.small,
  color: vars.text.muted,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
export const differing = style({ listStyle: 'disc', paddingInlineStart: space[4], marginBlockEnd: space[2] })
export const right = style({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: vars.status.success.text,
})

// ---------- the page
export const desk = style({
  position: 'sticky',
  insetBlockStart: space[4],
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minInlineSize: 0,
  maxBlockSize: `calc(100dvh - ${shell.header} - ${space[8]})`,
  '@media': { [media.low]: { position: 'static', maxBlockSize: 'none' } },
})
export const deskHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  fontVariantNumeric: 'tabular-nums',
})
export const deskEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
})

// ---------- books
/** The width at which a book's fields fit in a row. */
const roomy = '(min-width: 30rem)'
export const bookHead = style({ display: 'flex', alignItems: 'center', gap: space[2.5], minInlineSize: 0 })
export const bookWords = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const make = style({ ...text.caption, fontWeight: 400, color: vars.text.muted })
export const book = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[4]} ${space[4]}`,
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
})
export const bookWide = style({ gridColumn: '1 / -1' })
/** Returns the width of a field in twelfths of the row. The width depends on the usual length of the field's text. */
const twelfths = (count: number) => ({ '@container': { [roomy]: { gridColumn: `span ${count}` } } })
export const span = variants({ quarter: twelfths(3), third: twelfths(4), middle: twelfths(5) })
export const line = style({
  ...text.small,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  marginInlineEnd: space[1.5],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const lineSum = style({ fontWeight: 500 })
/** The VAT of a book. On a phone the VAT is shown only in the totals. */
export const lineVat = style({
  ...text.caption,
  color: vars.text.muted,
  '@media': { [media.belowTablet]: { display: 'none' } },
})
export const locked = style({ display: 'flex', flexDirection: 'column', gap: space[2] })

// ---------- works
export const works = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2.5],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
export const work = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
  gap: `${space[2.5]} ${space[3]}`,
  alignItems: 'start',
  inlineSize: '100%',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr)) auto' } },
})
export const workName = style({
  gridColumn: '1 / -1',
  '@container': { [roomy]: { gridColumn: 'auto' } },
})
const besideCount = { gridColumn: '2 / -1', '@container': { [roomy]: { gridColumn: 'auto' } } } as const
export const workUnit = style(besideCount)
export const workPrice = style({ ...besideCount, gridColumn: 'span 2' })
/** The button that removes a work, aligned with the fields and not with their labels. */
export const workRemove = style({ marginBlockStart: space[6] })

// ---------- totals
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: zIndexes.sticky,
  marginBlockStart: space[6],
  backgroundColor: vars.canvas.bg,
  borderBlockStart: `1px solid ${vars.border.default}`,
  '@media': { [media.low]: { position: 'static' } },
})
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[2.5],
})
export const total = style({ display: 'flex', flexDirection: 'column' })
export const term = style({ ...text.small, color: vars.text.muted })
export const totalSum = style({ ...text.figureL, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const more = style({
  ...text.small,
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 15rem',
  minInlineSize: 0,
  color: vars.text.secondary,
  '@media': {
    [media.tablet]: { paddingInlineStart: space[4], borderInlineStart: `1px solid ${vars.border.default}` },
    [media.belowTablet]: {
      flexBasis: '100%',
      order: 1,
      selectors: { '&:not([data-open])': { display: 'none' } },
    },
  },
})
/** The button that opens the printed page, at the end of the line with the sum. */
export const look = style({ marginInlineStart: 'auto' })
export const moreToggle = style({ '@media': { [media.tablet]: { display: 'none' } } })
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[1.5]}`,
  fontVariantNumeric: 'tabular-nums',
})
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space[2]} ${space[3]}`,
  paddingBlock: space[2.5],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
/** The state of the form. On a phone it is not visible, to make room for the buttons, but screen readers announce it. */
export const state = style({
  ...text.small,
  flex: '1 1 12rem',
  minInlineSize: 0,
  color: vars.text.muted,
  '@media': {
    [media.belowTablet]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden' },
  },
})
