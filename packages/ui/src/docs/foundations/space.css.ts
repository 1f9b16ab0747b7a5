import { vars } from '../../themes/contract.css.ts'
import { duration, easing, radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const bar = style({
  blockSize: '12px',
  borderRadius: '2px',
  backgroundColor: vars.accent.solid,
  maxInlineSize: '100%',
})
export const box = style({
  blockSize: '64px',
  backgroundColor: vars.accent.soft,
  boxShadow: `inset 0 0 0 1px ${vars.accent.border}`,
})
export const surfacePair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: space[4],
})
export const raisedBox = style({
  ...text.caption,
  display: 'grid',
  placeItems: 'center',
  blockSize: '72px',
  borderRadius: radius.card,
  backgroundColor: vars.canvas.raised,
})
export const track = style({
  position: 'relative',
  blockSize: '20px',
  borderRadius: radius.full,
  backgroundColor: vars.canvas.well,
})
export const motionMarker = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '20px',
  borderRadius: radius.full,
  backgroundColor: vars.accent.solid,
  transitionProperty: 'inset-inline-start',
  transitionDuration: duration.page,
  transitionTimingFunction: easing.out,
})
export const motionMarkerAtEnd = style({ insetInlineStart: 'calc(100% - 20px)' })
export const control = style({
  ...text.body,
  display: 'flex',
  alignItems: 'center',
  paddingInline: space[3],
  borderRadius: radius.md,
  backgroundColor: vars.canvas.surface,
  boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
})
export const frameSketch = style({
  display: 'grid',
  gap: space[1.5],
  padding: space[1.5],
  borderRadius: radius.card,
  backgroundColor: vars.chrome.bg,
  boxShadow: `inset 0 0 0 1px ${vars.chrome.border}`,
})
export const framePart = style({
  ...text.caption,
  display: 'grid',
  placeItems: 'center',
  padding: space[2],
  borderRadius: radius.sm,
  textAlign: 'center',
  backgroundColor: vars.chrome.active,
  color: vars.chrome.text,
  overflowWrap: 'anywhere',
})
export const workAreaSketch = style({
  minBlockSize: '120px',
  backgroundColor: vars.canvas.bg,
  color: vars.text.primary,
})
