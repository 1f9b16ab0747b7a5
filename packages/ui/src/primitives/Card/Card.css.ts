import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'
import { layers } from '../../themes/layers.css.ts'
import { duration, easing, media as at, radius, space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

export const card = style({
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  overflow: 'clip',
  borderRadius: radius.card,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  transition: `box-shadow ${duration.fast} ${easing.out}`,
  breakInside: 'avoid',
  '@media': { [at.forcedColors]: { border: '1px solid' } },
})
export const mediaAtStart = style({
  selectors: {
    '&:hover': { boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow.level2}` },
    // The focus ring of the link, which covers the card, is outside the card.
    '&:focus-within': { overflow: 'visible' },
  },
})
export const place = variants({
  top: { flexDirection: 'column' },
  start: { alignItems: 'flex-start' },
})
export const media = variants({
  top: { flex: 'none' },
  start: { flex: 'none', padding: space[4], paddingInlineEnd: 0 },
})
// A picture at the top extends to the card's edges and has no rounded corners, because the card has them.
globalStyle(`${media.top} > figure > div`, { '@layer': { [layers.components]: { borderRadius: 0 } } })

export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space[1.5],
  minInlineSize: 0,
  padding: space[4],
})
export const eyebrow = style({ ...text.caption, color: vars.text.muted })
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[2.5],
})
export const title = style({ ...text.h3, minInlineSize: 0, overflowWrap: 'break-word', textWrap: 'balance' })
export const link = style({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
})
/** Places an element above the title's link, which covers the card. */
export const aboveLink = style({ position: 'relative', flex: 'none' })
export const cardText = style({ color: vars.text.secondary, overflowWrap: 'break-word' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlockStart: 'auto',
  paddingBlockStart: space[2],
})
