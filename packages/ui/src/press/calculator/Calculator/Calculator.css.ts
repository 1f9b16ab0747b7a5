import { vars } from '../../../themes/contract.css.ts'
import { media, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const notice = style({ marginBlockEnd: space[4] })

/** A phone: drawing, fields, then the rest; a tablet: fields next to the drawing; a desktop: three columns of equal height. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"drawing" "params" "receipt" "curve"',
  gap: space[4],
  flex: 1,
  minBlockSize: 0,
  // Space for the panels' shadows, which scrolling would clip.
  margin: `-${space[0.5]}`,
  padding: space[0.5],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '296px minmax(0, 1fr)',
      gridTemplateRows: 'minmax(min-content, 1fr) auto auto',
      gridTemplateAreas: '"params drawing" "params curve" "receipt receipt"',
    },
    [media.desktop]: {
      gridTemplateColumns: '296px minmax(0, 1fr) 300px',
      gridTemplateRows: 'minmax(min-content, 1fr) auto',
      gridTemplateAreas: '"params drawing receipt" "params curve receipt"',
    },
  },
})
const cell = (gridArea: string) => style({ gridArea, display: 'grid', minInlineSize: 0 })
export const params = cell('params')
export const drawing = cell('drawing')
export const curve = cell('curve')
export const receipt = cell('receipt')

export const wideOnly = style({
  display: 'contents',
  '@media': { [media.belowTablet]: { display: 'none' } },
})

/** The bar with the total and the next step is always visible on a phone. */
export const bar = style({
  display: 'none',
  '@media': {
    [media.belowTablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `${space[2]} ${space[3]}`,
      marginInline: `-${space[4]}`,
      marginBlockEnd: `-${space[4]}`,
      padding: `${space[2.5]} ${space[4]}`,
      borderBlockStart: `1px solid ${vars.border.subtle}`,
      backgroundColor: vars.canvas.surface,
    },
  },
})
export const barTotal = style({
  ...text.h2,
  display: 'flex',
  flexDirection: 'column',
  fontVariantNumeric: 'tabular-nums',
})
export const barLabel = style({ ...text.caption, color: vars.text.muted })
