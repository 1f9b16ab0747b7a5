import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', gap: space[10] } },
})
export const main = style({ minInlineSize: 0, paddingBlockEnd: space[6] })

// ---------- books
export const book = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[4]} ${space[4]}`,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
})
export const bookWide = style({ gridColumn: '1 / -1' })
/** Twelfths of the row, by how long the words in a field are. */
const twelfths = (count: number) => ({ '@media': { [media.tablet]: { gridColumn: `span ${count}` } } })
export const span = variants({ quarter: twelfths(3), third: twelfths(4), middle: twelfths(5) })
export const line = style({
  ...text.small,
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  marginInlineEnd: space[1.5],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const lineSum = style({ fontWeight: 500 })
/** On a phone the totals alone say it. */
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
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr)) auto' } },
})
export const workName = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
})
/** On the line of the fields, under their labels. */
export const workRemove = style({ marginBlockStart: space[6] })

// ---------- what it comes to
export const aside = style({
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${vars.border.default}`,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: '16px',
      alignSelf: 'start',
      padding: space[4],
      border: 0,
      borderRadius: radius.panel,
      backgroundColor: vars.canvas.surface,
      boxShadow: vars.component.panelShadow,
    },
  },
})
