import { vars } from '../../themes/contract.css.ts'
import { media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

// One pixel less than the box's radius, because the segments lie inside its border.
const segmentRadius = `calc(${radius.md} - 1px)`

const segment = {
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: space[1.5],
  flex: '0 1 auto',
  minInlineSize: '3rem',
  maxInlineSize: '45%',
  paddingInline: space[3],
  backgroundColor: vars.canvas.sunken,
  color: vars.text.secondary,
} as const

export const leading = style({
  ...segment,
  marginInlineStart: `-${space[3]}`,
  marginInlineEnd: space[1],
  borderInlineEnd: `1px solid ${vars.border.default}`,
  borderStartStartRadius: segmentRadius,
  borderEndStartRadius: segmentRadius,
})
export const trailing = style({
  ...segment,
  marginInlineStart: space[1],
  borderInlineStart: `1px solid ${vars.border.default}`,
  borderStartEndRadius: segmentRadius,
  borderEndEndRadius: segmentRadius,
  selectors: { '&:last-child': { marginInlineEnd: `-${space[3]}` }, '&:not(:last-child)': { borderRadius: 0 } },
})
/** The text input. Fixed text next to it shrinks before the input does. */
export const input = style({ minInlineSize: '3.5rem' })
export const segmentText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
/** A button inside the box, with a small gap to the edge of the box. */
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[0.5],
  flex: 'none',
  marginInlineEnd: `-${space[2]}`,
  '@media': { [media.coarsePointer]: { marginInlineEnd: `-${space[2.5]}` } },
})
