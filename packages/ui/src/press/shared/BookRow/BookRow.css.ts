import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** The layout of rows depends on the width of their list: next to a plan or a drawer it is narrower than the screen. */
export const list = style({ display: 'flex', flexDirection: 'column', containerType: 'inline-size' })
const beside = '(min-width: 30rem)'
const inOneLine = '(min-width: 54rem)'

export const row = style({
  position: 'relative',
  display: 'grid',
  gap: `${space[1.5]} ${space[4]}`,
  paddingBlock: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
/** The state is next to the name when there is space. */
export const plain = style({
  gridTemplate: '"cover words" "cover facts" / auto minmax(0, 1fr)',
  '@container': {
    '(min-width: 40rem)': {
      gridTemplate: '"cover words facts" / auto minmax(0, 1fr) minmax(0, 22rem)',
      alignItems: 'center',
      gap: `${space[1]} ${space[4]}`,
    },
  },
})
/** A row that is one link over its whole width. */
export const leading = style({ paddingInline: space[3], ':hover': { backgroundColor: vars.canvas.hover } })
/** A row with a button at its end; on a phone the button is below. */
export const acting = style({
  gridTemplate: '"cover words" "cover facts" "action action" / auto minmax(0, 1fr)',
  // The panel around the list already has a margin.
  ':first-child': { paddingBlockStart: 0 },
  '@container': {
    [beside]: {
      gridTemplate: '"cover words action" "cover facts action" / auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: `${space[1]} ${space[4]}`,
    },
    [inOneLine]: {
      gridTemplate: '"cover words facts action" / auto minmax(0, 1fr) minmax(0, 15rem) 13rem',
    },
  },
})
/** A row for a narrow column: its parts are stacked at every width. */
export const stacked = style({
  gridTemplate: '"cover words" "cover facts" "cover action" / auto minmax(0, 1fr)',
  alignItems: 'start',
  paddingBlock: space[3],
  // The panel around the list already has a margin.
  ':first-child': { paddingBlockStart: 0 },
})
export const cover = style({ gridArea: 'cover' })
export const words = style({ gridArea: 'words', minInlineSize: 0 })
/** The title's link covers the row. */
export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
})
export const authors = style({ ...text.caption, marginBlockStart: space[0.5], color: vars.text.muted })
export const facts = style({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minInlineSize: 0,
})
/** A fact in words and numbers, next to badges. */
export const fact = style({ ...text.caption, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
export const action = style({
  gridArea: 'action',
  // The action is above the link that covers the row.
  position: 'relative',
  display: 'grid',
  paddingBlockStart: space[1],
  '@container': { [beside]: { justifyContent: 'end', paddingBlockStart: 0 } },
  selectors: { [`${stacked} > &`]: { justifyContent: 'start' } },
})
