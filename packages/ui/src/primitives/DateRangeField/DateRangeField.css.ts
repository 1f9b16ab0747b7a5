import { vars } from '../../themes/contract.css.ts'
import { media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'
import { forcedColorsSelected } from '../../private/forced-colors.ts'

/** An input that is only as wide as a date, so that the dash stays between the two inputs. */
export const input = style({
  flex: '0 1 5.5rem',
  minInlineSize: '4.5rem',
  '@media': { [media.coarsePointer]: { flexBasis: '6.25rem' } },
})
export const dash = style({ flex: 'none', color: vars.text.muted })
export const end = style({ display: 'inline-flex', marginInlineStart: 'auto' })

export const sides = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  '@media': { [media.tablet]: { flexDirection: 'row', gap: space[4] } },
})
export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[0.5],
  // The presets are as wide as the month beneath them.
  maxInlineSize: '252px',
  '@media': {
    [media.tablet]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      paddingInlineEnd: space[3],
      borderInlineEnd: `1px solid ${vars.border.subtle}`,
    },
  },
})
export const preset = style({
  ...text.small,
  minBlockSize: '30px',
  paddingBlock: space[1],
  paddingInline: space[2],
  borderRadius: radius.sm,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: `color-mix(in oklab, ${vars.text.primary} 7%, transparent)` },
    '&[aria-pressed="true"]': { color: vars.accent.text, backgroundColor: vars.accent.soft, fontWeight: 500 },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: '44px' },
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': forcedColorsSelected } },
  },
})
