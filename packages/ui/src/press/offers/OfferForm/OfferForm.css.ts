import { vars } from '../../../themes/contract.css.ts'
import { media, radius, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', gap: '40px' } },
})
export const main = style({ minInlineSize: 0, paddingBlockEnd: '24px' })

// ---------- books
export const book = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14px 16px',
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
  gap: '8px',
  marginInlineEnd: '6px',
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
export const locked = style({ display: 'flex', flexDirection: 'column', gap: '8px' })

// ---------- works
export const works = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '10px',
  paddingBlockStart: '12px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
export const work = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
  gap: '10px 12px',
  alignItems: 'start',
  inlineSize: '100%',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr)) auto' } },
})
export const workName = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
})
/** On the line of the fields, under their labels. */
export const workRemove = style({ marginBlockStart: '27px' })

// ---------- what it comes to
export const aside = style({
  paddingBlock: '18px',
  borderBlockStart: `1px solid ${vars.border.default}`,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: '16px',
      alignSelf: 'start',
      padding: '18px',
      border: 0,
      borderRadius: radius.panel,
      backgroundColor: vars.canvas.surface,
      boxShadow: vars.component.panelShadow,
    },
  },
})
