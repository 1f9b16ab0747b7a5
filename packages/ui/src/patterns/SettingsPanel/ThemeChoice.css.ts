import { visuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.css.ts'
import { vars } from '../../themes/contract.css.ts'
import { media, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const group = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[3] })
export const input = visuallyHidden
export const option = style({
  ...text.small,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1.5],
  cursor: 'pointer',
})
export const picture = style({
  display: 'grid',
  gridTemplate: '14px 1fr / 32% 1fr',
  blockSize: '84px',
  overflow: 'hidden',
  borderRadius: radius.card,
  backgroundColor: vars.chrome.bg,
  boxShadow: `0 0 0 1px ${vars.border.default}`,
  selectors: {
    'input:checked ~ &': { boxShadow: `0 0 0 2px ${vars.accent.solid}` },
    'input:focus-visible ~ &': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '4px' },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid', selectors: { 'input:checked ~ &': { border: '3px solid' } } },
  },
})
export const menu = style({
  gridRow: '1 / 3',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1.5],
  padding: `${space[3]} ${space[2.5]}`,
})
export const line = style({ blockSize: '4px', borderRadius: '2px', backgroundColor: vars.chrome.icon, opacity: 0.55 })
export const lineOn = style({ backgroundColor: vars.accent.solid, opacity: 1 })
export const canvas = style({
  gridArea: '2 / 2',
  display: 'flex',
  gap: space[1.5],
  padding: space[2],
  borderStartStartRadius: radius.sm,
  backgroundColor: vars.canvas.bg,
  boxShadow: `0 0 0 1px ${vars.border.subtle}`,
})
export const card = style({
  flex: 1,
  blockSize: '34px',
  borderRadius: radius.xs,
  backgroundColor: vars.canvas.surface,
  boxShadow: `0 0 0 1px ${vars.border.subtle}`,
})
export const name = style({ selectors: { 'input:checked ~ &': { fontWeight: 500 } } })
