import { vars } from '../../themes/contract.css.ts'
import { media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const repeater = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[3] })
export const title = style({ ...text.small, fontWeight: 500 })
export const items = style({ display: 'flex', flexDirection: 'column', gap: space[2.5], inlineSize: '100%' })
export const item = style({
  padding: `${space[2.5]} ${space[4]} ${space[4]}`,
  borderRadius: radius.card,
  backgroundColor: vars.canvas.sunken,
  // The focus moves here after the item next to it was removed; the ring shows it.
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' } },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const head = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[0.5],
  minBlockSize: '30px',
  marginInlineEnd: `-${space[1.5]}`,
  fontWeight: 500,
})
export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const fields = style({ marginBlockStart: space[2] })
