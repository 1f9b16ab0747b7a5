import { vars } from '../../themes/contract.css.ts'
import { duration, easing, media, radius, space } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

export const layout = variants({
  vertical: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[1] },
  horizontal: { display: 'flex', flexWrap: 'wrap', columnGap: space[5], rowGap: space[1] },
  cards: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))', gap: space[2.5] },
})

export const round = style({
  borderRadius: radius.full,
  selectors: {
    '&::before': { inlineSize: '6px', blockSize: '6px', borderRadius: radius.full },
    '[aria-invalid="true"] &:not(:checked)': { borderColor: vars.status.danger.solid },
  },
})

export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.card,
  backgroundColor: vars.canvas.surface,
  cursor: 'pointer',
  transition: `background-color ${duration.fast} ${easing.out}, border-color ${duration.fast} ${easing.out}`,
  selectors: {
    '&:hover': { borderColor: vars.border.control },
    '&:has(:checked)': {
      borderColor: vars.accent.solid,
      boxShadow: `inset 0 0 0 .5px ${vars.accent.solid}`,
      backgroundColor: vars.accent.soft,
    },
    '&:has(:disabled)': { cursor: 'default', borderColor: vars.border.subtle, backgroundColor: vars.canvas.sunken },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
    '[aria-invalid="true"] > &': { borderColor: vars.status.danger.solid },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
})
/** Hides the focus ring of the radio, because the card shows it. */
export const inCard = style({ selectors: { '&:focus-visible': { outline: 'none' } } })
export const cardLabel = style({ fontWeight: 500 })
