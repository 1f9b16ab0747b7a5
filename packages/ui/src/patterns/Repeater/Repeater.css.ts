import { vars } from '../../themes/contract.css.ts'
import { media, radius, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const repeater = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px' })
export const title = style({ ...text.small, fontWeight: 500 })
export const items = style({ display: 'flex', flexDirection: 'column', gap: '10px', inlineSize: '100%' })
export const item = style({
  padding: '10px 16px 16px',
  borderRadius: radius.card,
  backgroundColor: vars.canvas.sunken,
  // The focus lands here after a neighbour was removed; the ring shows where.
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' } },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const head = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  minBlockSize: '30px',
  marginBlockEnd: '8px',
  marginInlineEnd: '-6px',
  fontWeight: 500,
})
export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
