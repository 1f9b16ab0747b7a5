import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'
import { visuallyHidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.css.ts'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlock: `-${space[1.5]} 0`,
  marginInlineEnd: `-${space[2.5]}`,
})
export const label = style({ ...text.small, fontWeight: 500, color: vars.text.primary })
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[1.5],
})
export const input = visuallyHidden
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: `${space[1.5]} ${space[0.5]} ${space[2]}`,
  borderRadius: radius.md,
  textAlign: 'center',
  boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.canvas.hover },
    '&:has(:checked)': {
      backgroundColor: vars.accent.soft,
      boxShadow: `inset 0 0 0 1.5px ${vars.accent.solid}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid',
      selectors: { '&:has(:checked)': { border: '3px solid Highlight', margin: `-${space[0.5]}` } },
    },
  },
})
export const stage = style({ display: 'grid', placeItems: 'center', blockSize: '54px' })
export const book = style({
  borderRadius: '1px 2px 2px 1px',
  border: `1px solid ${vars.border.control}`,
  borderInlineStartWidth: '2px',
  backgroundColor: vars.canvas.well,
  selectors: {
    [`${card}:has(:checked) &`]: { borderColor: vars.accent.solidActive, backgroundColor: vars.accent.solid },
  },
})
export const name = style({ ...text.caption, fontWeight: 500, overflowWrap: 'anywhere' })
export const size = style({
  ...text.micro,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.muted,
})
