import { vars } from '../../../themes/contract.css.ts'
import { media, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** The height of the ribbon at its thickest point. */
const bandHeight = '56px'

export const scroll = style({ overflowX: 'auto', paddingInline: space[4] })
export const flow = style({
  position: 'relative',
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: 'repeat(10, minmax(0, 1fr))', minInlineSize: '1000px' },
  },
})
export const band = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '3.25rem',
  inlineSize: '100%',
  blockSize: bandHeight,
  fill: vars.accent.softHover,
  '@media': { [media.forcedColors]: { fill: 'Highlight' }, [media.belowTablet]: { display: 'none' } },
})
export const stage = style({ position: 'relative', display: 'flex', minInlineSize: 0 })
export const link = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplate: '"name days" / minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  ':hover': { backgroundColor: vars.canvas.hover },
  '@media': {
    [media.tablet]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: 0,
      paddingBlock: 0,
      borderBlockStart: 0,
      ':hover': { backgroundColor: 'transparent' },
    },
  },
  ':focus-visible': { outlineOffset: '-2px' },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  '@media': { [media.tablet]: { flexDirection: 'column', alignItems: 'stretch', gap: 0, blockSize: '3.25rem' } },
})
export const name = style({
  ...text.caption,
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  minInlineSize: 0,
  paddingInlineEnd: space[2],
  color: vars.text.secondary,
})
export const word = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [media.tablet]: { whiteSpace: 'nowrap' } },
})
export const books = style({
  ...text.h3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontVariantNumeric: 'tabular-nums',
})
export const late = style({
  ...text.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[0.5],
  fontWeight: 600,
  color: vars.status.danger.text,
})
/** The number of books that passed, on the border to the next stage in the middle of the ribbon. */
export const passed = style({
  ...text.caption,
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: '3.25rem',
  display: 'none',
  translate: '50%',
  lineHeight: bandHeight,
  fontWeight: 500,
  color: vars.text.primary,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { display: 'block' } },
})
export const days = style({
  ...text.caption,
  minInlineSize: '6.5rem',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.tablet]: { minInlineSize: 0, marginBlockStart: bandHeight, paddingBlockEnd: space[3], whiteSpace: 'nowrap' },
  },
})
export const median = style({ fontWeight: 500, color: vars.text.primary })
export const slow = style({ color: vars.status.danger.text })
export const stuck = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  padding: `${space[2.5]} ${space[4]} ${space[3]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
export const stuckWords = style({ flex: '1 1 16rem', minInlineSize: 0, color: vars.text.secondary })
export const stuckTitle = style({ fontWeight: 500, color: vars.text.primary })
export const funnel = style({ display: 'inline-flex', color: vars.status.danger.text })
export const waiting = style({ padding: space[4] })
