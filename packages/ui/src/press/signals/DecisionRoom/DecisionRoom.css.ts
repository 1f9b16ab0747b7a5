import { vars } from '../../../themes/contract.css.ts'
import { media, space } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** The decision room fills the screen. The pages are next to the decision, or above it if there is no room for both. */
export const room = style({
  blockSize: '100%',
  overflowY: 'auto',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 420px',
      gridTemplateRows: 'minmax(0, 1fr)',
      overflowY: 'hidden',
    },
  },
})
export const empty = style({ display: 'flex', flexDirection: 'column', gap: space[10], paddingBlockEnd: space[10] })
// The column with the decision. It forms no box until there is room next to the pages, so that the answers stick to the bottom of
// the whole room.
export const rail = style({
  display: 'contents',
  backgroundColor: vars.canvas.bg,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': {
    [media.desktop]: {
      display: 'flex',
      flexDirection: 'column',
      minBlockSize: 0,
      overflowY: 'auto',
      borderBlockStart: 'none',
      borderInlineStart: `1px solid ${vars.border.subtle}`,
    },
  },
})
