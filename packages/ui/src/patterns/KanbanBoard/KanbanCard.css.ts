import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'
import { layers } from '../../themes/layers.css.ts'
import { duration, easing, media, radius } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const card = style({
  position: 'relative',
  borderRadius: radius.card,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  cursor: 'grab',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  transition: `box-shadow ${duration.fast} ${easing.out}`,
  selectors: {
    '&:hover': { boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow.level2}` },
    '&:has([data-open]:focus-visible)': { outline: `2px solid ${vars.focus.ring}` },
    '&[data-ringed]': { boxShadow: `0 0 0 1.5px ${vars.accent.solid}` },
    '&[data-lit]': { boxShadow: `0 0 0 1.5px ${vars.accent.solid}, 0 0 0 5px ${vars.accent.soft}` },
    '&[aria-busy="true"]': { opacity: 0.72, cursor: 'progress' },
    // While the preview moves with the pointer, an empty outline keeps the card's place.
    '&[data-lifted="away"]': {
      backgroundColor: 'transparent',
      boxShadow: `inset 0 0 0 1.5px ${vars.border.default}`,
    },
    // The card is hidden while its preview moves to it. Its link stays, because it may have the focus.
    '&&[data-landing]': { backgroundColor: 'transparent', boxShadow: 'none', outline: 'none', opacity: 1 },
    '&[data-lifted="held"]': {
      boxShadow: `0 0 0 1.5px ${vars.accent.solid}, ${vars.shadow.lift}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid',
      selectors: { '&:is([data-lit], [data-ringed])': { borderColor: 'Highlight' } },
    },
  },
})

/** The link of a card, which covers the whole card. The text of the card stays plain text. */
export const link = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  cursor: 'inherit',
  ':focus-visible': { outline: 'none' },
})

/** The Move button appears on hover and focus. On touch devices it is always visible. */
export const move = style({
  position: 'absolute',
  insetBlockStart: '6px',
  insetInlineEnd: '6px',
  opacity: 0,
  transition: `opacity ${duration.fast} ${easing.out}`,
  selectors: {
    [`${card}:is(:hover, :focus-within) > &`]: { opacity: 1 },
    [`${card}[data-lifted] > &`]: { visibility: 'hidden' },
  },
  '@media': { [media.coarsePointer]: { opacity: 1 } },
})

globalStyle(`${card}:is([data-lifted="away"], [data-landing]) > :not(${link})`, {
  '@layer': { [layers.components]: { visibility: 'hidden' } },
})
