import { vars } from '../../../themes/contract.css.ts'
import { duration, easing, media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'
import { forcedColorsSelected } from '../../../private/forced-colors.ts'
import { outlineSize } from './outline.ts'

export const container = style({ containerType: 'inline-size' })
const wide = '(inline-size >= 68rem)'
/** The width from which the map is an outline with marks. On a narrower map each region is a tile with room for a code only. */
const roomy = '(inline-size >= 34rem)'
const narrow = '(inline-size < 34rem)'

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
  '@container': {
    [roomy]: {
      display: 'block',
      position: 'relative',
      aspectRatio: `${outlineSize.width} / ${outlineSize.height}`,
      maxInlineSize: '56rem',
    },
  },
})
export const land = style({
  display: 'none',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  fill: vars.canvas.well,
  stroke: vars.border.default,
  '@container': { [roomy]: { display: 'block' } },
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
})
export const tile = style({
  ...text.micro,
  display: 'flex',
  gap: space[0.5],
  minInlineSize: 0,
  color: vars.text.secondary,
  cursor: 'pointer',
  '@container': {
    [narrow]: {
      flexDirection: 'column',
      justifyContent: 'space-between',
      aspectRatio: '1 / .86',
      padding: space[1],
      borderRadius: radius.sm,
      textAlign: 'start',
      backgroundColor: vars.canvas.well,
      selectors: {
        '&[data-full]': { color: vars.accent.text, backgroundColor: vars.accent.soft },
        '&[data-lit]': { boxShadow: `inset 0 0 0 1.5px ${vars.accent.solid}` },
        '&[aria-pressed="true"]': { color: vars.text.onAccent, backgroundColor: vars.accent.solid },
      },
    },
    [roomy]: {
      position: 'absolute',
      flexDirection: 'column-reverse',
      alignItems: 'center',
      justifyContent: 'center',
      minInlineSize: '28px',
      minBlockSize: '28px',
      padding: space[0.5],
      borderRadius: radius.sm,
      textAlign: 'center',
      whiteSpace: 'nowrap',
      transform: 'translate(-50%, -50%)',
      selectors: { '&[data-full], &:hover': { color: vars.text.primary } },
    },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid',
      selectors: { '&[aria-pressed="true"]': forcedColorsSelected },
    },
  },
})
/** A city of republican significance. */
export const city = style({ '@container': { [narrow]: { borderRadius: radius.dialog } } })
export const short = style({ display: 'none', '@container': { [roomy]: { display: 'block' } } })
export const code = style({ '@container': { [roomy]: { display: 'none' } } })
/** The mark of a region: a dot, or the counts of its places if it has any. */
export const pins = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [roomy]: {
      flexWrap: 'nowrap',
      padding: `${space[0.5]} ${space[2]}`,
      borderRadius: radius.full,
      fontWeight: 600,
      color: vars.accent.text,
      backgroundColor: vars.accent.soft,
      boxShadow: `0 0 0 1px ${vars.accent.border}`,
      transition: `background-color ${duration.fast} ${easing.out}`,
      selectors: {
        '&:empty': {
          padding: space[1],
          backgroundColor: vars.canvas.surface,
          boxShadow: `0 0 0 1px ${vars.border.strong}`,
        },
        [`${tile}:hover &`]: { backgroundColor: vars.accent.softHover },
        [`${tile}[data-lit] &`]: { boxShadow: `0 0 0 2px ${vars.accent.solid}` },
        [`${tile}[aria-pressed="true"] &`]: { color: vars.text.onAccent, backgroundColor: vars.accent.solid },
      },
    },
  },
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
