import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../themes/contract.css.ts'
import { layers } from '../../../themes/layers.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const frame = style({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: space[2.5] })

/** The name of a work: its click area covers the whole row or card. */
export const open = style({
  ...text.strong,
  textAlign: 'start',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  selectors: {
    '&:hover': { color: vars.text.link },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
})
globalStyle(`tr:has(${open}[aria-expanded="true"])`, {
  '@layer': { [layers.components]: { backgroundColor: vars.canvas.selected } },
})

export const person = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], minInlineSize: 0 })
export const quiet = style({ ...text.small, color: vars.text.muted })

export const card = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
export const cardHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[2],
})
export const cardName = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' })
export const cardFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1.5]} ${space[3]}`,
})
export const cardHours = style({ ...text.small, marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' })
/** Keeps buttons above the click area that opens the card. */
export const above = style({ position: 'relative', zIndex: 1, flex: 'none' })
