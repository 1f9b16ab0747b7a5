import { vars } from '../../../themes/contract.css.ts'
import { media } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

/** A cell for a whole day, tinted while it is selected for a new event. */
export const markable = style({
  selectors: { '&[aria-selected="true"]': { backgroundColor: vars.accent.soft } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})
