import { vars } from '../../../themes/contract.css.ts'
import { duration, easing, media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'
import { chosenBySystem } from '../../../private/forced.ts'

export const container = style({ containerType: 'inline-size' })
const wide = '(inline-size >= 48rem)'

export const map = style({
  display: 'grid',
  gap: `${space[5]} ${space[6]}`,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(17rem, 1fr)' } },
})
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space[1],
  maxInlineSize: '44rem',
})
export const tile = style({
  ...text.micro,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[1],
  minInlineSize: 0,
  aspectRatio: '1 / .86',
  padding: `clamp(${space[1]}, 1cqi, ${space[2]})`,
  borderRadius: radius.sm,
  textAlign: 'start',
  color: vars.text.secondary,
  backgroundColor: vars.canvas.well,
  cursor: 'pointer',
  transition: `background-color ${duration.fast} ${easing.out}`,
  ':hover': { backgroundColor: vars.border.subtle },
  selectors: {
    '&[data-full]': { color: vars.accent.text, backgroundColor: vars.accent.soft },
    '&[data-full]:hover': { backgroundColor: vars.accent.softHover },
    '&[data-lit]': { boxShadow: `inset 0 0 0 1.5px ${vars.accent.solid}` },
    '&[aria-pressed="true"]': { color: vars.text.onAccent, backgroundColor: vars.accent.solid },
  },
  '@container': { [wide]: { ...text.caption, fontWeight: 500 } },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid',
      selectors: { '&[aria-pressed="true"]': chosenBySystem },
    },
  },
})
/** A city of republican significance. */
export const city = style({ borderRadius: radius.dialog })
/** Tiles of a narrow map have room for a code only. */
const roomy = '(inline-size >= 34rem)'
export const short = style({
  display: 'none',
  '@container': { [roomy]: { display: 'block', overflowWrap: 'anywhere' } },
})
export const code = style({ '@container': { [roomy]: { display: 'none' } } })
export const pins = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  fontVariantNumeric: 'tabular-nums',
})
export const pin = style({ display: 'inline-flex', alignItems: 'center', gap: space[0.5] })
export const note = style({ ...text.caption, marginBlockStart: space[2.5], color: vars.text.muted })

export const listHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: '30px',
})
export const listTitle = style({ ...text.h3, textWrap: 'balance' })
export const count = style({ ...text.body, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
export const list = style({ maxBlockSize: '30rem', overflowY: 'auto' })
export const place = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: `0 ${space[2.5]}`,
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  ':last-child': { borderBlockEnd: 0 },
})
export const placeIcon = style({ color: vars.text.muted, paddingBlockStart: '1px' })
export const placeName = style({ ...text.strong, overflowWrap: 'anywhere' })
export const placeLine = style({ ...text.caption, gridColumn: 2, color: vars.text.secondary, overflowWrap: 'anywhere' })
export const empty = style({ ...text.small, paddingBlock: space[3], color: vars.text.muted })
