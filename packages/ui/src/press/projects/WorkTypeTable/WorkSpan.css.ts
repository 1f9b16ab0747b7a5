import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

export const span = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: '96px' })
export const days = style({
  ...text.caption,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const track = style({
  position: 'relative',
  blockSize: '8px',
  borderRadius: radius.xs,
  backgroundColor: vars.component.track,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const piece = style({
  position: 'absolute',
  insetBlock: 0,
  minInlineSize: '6px',
  borderRadius: radius.xs,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
})
export const bar = variants({
  planned: { boxShadow: `inset 0 0 0 1.5px ${vars.text.muted}` },
  current: { backgroundColor: vars.accent.solid },
  waiting: { backgroundColor: vars.highlight.solid },
  done: { backgroundColor: vars.text.muted },
})
export const now = style({
  position: 'absolute',
  insetBlock: '-4px',
  inlineSize: '1.5px',
  backgroundColor: vars.status.danger.solid,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})
export const none = style({ ...text.caption, color: vars.text.muted })
