import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const displayState = style({ display: 'block', minInlineSize: 0 })
/** Negative margins, so that the text is aligned like plain text. */
export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  maxInlineSize: 'calc(100% + 16px)',
  minBlockSize: '28px',
  margin: `-${space[1]} -${space[2]}`,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.md,
  cursor: 'text',
  transition: `background-color ${duration.fast} ${easing.out}`,
  ':hover': { backgroundColor: vars.canvas.hover },
  '@media': { [media.coarsePointer]: { minBlockSize: '44px', marginBlock: 0 } },
})
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const book = style({ ...text.bookM, textWrap: 'pretty' })
export const multilineValue = style({ whiteSpace: 'pre-wrap' })
export const empty = style({ ...text.body, color: vars.text.muted })
export const pencil = style({
  display: 'inline-flex',
  flex: 'none',
  color: vars.text.muted,
  opacity: 0,
  transition: `opacity ${duration.fast} ${easing.out}`,
  selectors: { [`${button}:is(:hover, :focus-visible) > &`]: { opacity: 1 } },
  '@media': { [media.coarsePointer]: { opacity: 1 }, print: { display: 'none' } },
})
export const editor = style({ display: 'flex', alignItems: 'flex-start', gap: space[1], minInlineSize: 0 })
export const field = style({ flex: 1, minInlineSize: 0 })
