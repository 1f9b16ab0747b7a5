import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const fieldSet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  padding: 0,
  border: 0,
})
export const legend = style({ ...text.h3, padding: 0, marginBlockEnd: space[3] })

export const field = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 })
/** The name and its scores. The name is before the scores, or above them if there is not enough room. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1.5]} ${space[3]}` })
export const name = style({ ...text.small, flex: '1 1 6rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const scores = style({ display: 'flex', gap: space[1] })

/** A score. Scores below the chosen score are tinted, so that the row looks like a filled bar. */
export const score = style({
  ...text.caption,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '26px',
  blockSize: '24px',
  borderRadius: radius.sm,
  backgroundColor: vars.canvas.sunken,
  color: vars.text.secondary,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  cursor: 'pointer',
  transition: `background-color ${duration.fast} ${easing.out}`,
  selectors: {
    '&:hover': { backgroundColor: vars.canvas.well },
    '&:has(~ & :checked)': { backgroundColor: vars.accent.softHover, color: vars.accent.text },
    '&:has(:checked)': { backgroundColor: vars.accent.solid, color: vars.text.onAccent },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'default' },
    '[aria-invalid="true"] > &': { boxShadow: `inset 0 0 0 1px ${vars.status.danger.solid}` },
  },
  '@media': {
    [media.coarsePointer]: { inlineSize: '44px', blockSize: '44px' },
    [media.forcedColors]: {
      border: '1px solid',
      selectors: {
        '&:has(~ & :checked)': { borderColor: 'Highlight' },
        '&:has(:checked)': { borderColor: 'Highlight', borderWidth: '3px' },
      },
    },
  },
})
/** The radio covers the whole score, so that a press anywhere on the score reaches it. */
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: 'inherit',
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: 'none' } },
})

export const mean = style({ ...text.small, display: 'inline-flex', alignItems: 'center', gap: space[1.5] })
export const bars = style({ display: 'inline-flex', alignItems: 'flex-end', gap: space[0.5], blockSize: '15px' })
export const bar = style({
  inlineSize: '4px',
  blockSize: 'calc(var(--part) * 100%)',
  borderRadius: '1px',
  backgroundColor: vars.text.secondary,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})
export const figure = style({ fontWeight: 500, fontVariantNumeric: 'tabular-nums lining-nums' })
export const noRatingText = style({ color: vars.text.muted })
