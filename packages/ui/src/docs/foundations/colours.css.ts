import { vars } from '../../themes/contract.css.ts'
import { radius, space, text } from '../../themes/scale.ts'
import { style } from '../../themes/style.ts'

export const surfacePair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gap: space[4],
})
export const group = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
export const groupName = style({ ...text.strong })
export const tokens = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: `${space[2.5]} ${space[4]}`,
})
export const token = style({
  ...text.caption,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
})
export const swatch = style({
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: radius.sm,
  boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
  forcedColorAdjust: 'none',
})
export const tokenName = style({ overflowWrap: 'anywhere' })
export const tokenValue = style({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })

export const stages = style({
  display: 'grid',
  gridTemplateColumns: '8rem repeat(10, minmax(48px, 1fr))',
  gap: space[1.5],
})
export const vision = style({ ...text.small, alignSelf: 'center', color: vars.text.secondary })
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '28px',
  borderRadius: radius.sm,
  forcedColorAdjust: 'none',
})
export const stageName = style({ ...text.caption, textAlign: 'center', hyphens: 'auto', overflowWrap: 'anywhere' })

export const frame = style({
  display: 'grid',
  gridTemplateColumns: '22% 1fr',
  gridTemplateRows: '20px 1fr',
  blockSize: '96px',
  overflow: 'hidden',
  borderRadius: radius.panel,
  backgroundColor: vars.chrome.bg,
  boxShadow: `inset 0 0 0 1px ${vars.chrome.border}`,
  forcedColorAdjust: 'none',
})
export const lines = style({
  gridRow: '1 / -1',
  margin: `${space[4]} ${space[2]}`,
  backgroundImage: `repeating-linear-gradient(${vars.chrome.icon} 0 4px, transparent 4px 16px)`,
  blockSize: '36px',
})
export const canvas = style({
  gridArea: '2 / 2',
  display: 'flex',
  gap: space[1.5],
  padding: space[4],
  borderStartStartRadius: radius.md,
  backgroundColor: vars.canvas.bg,
})
export const card = style({
  flex: 1,
  borderRadius: radius.xs,
  backgroundColor: vars.canvas.surface,
  boxShadow: `0 0 0 1px ${vars.border.default}`,
})
export const action = style({
  inlineSize: '20px',
  blockSize: '9px',
  borderRadius: '3px',
  backgroundColor: vars.accent.solid,
})

export const table = style({ ...text.small, inlineSize: '100%', minInlineSize: '40rem' })
const cell = {
  padding: `${space[1]} ${space[2.5]} ${space[1]} 0`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  textAlign: 'start',
} as const
export const head = style({ ...text.caption, ...cell, color: vars.text.muted, fontWeight: 400 })
export const pair = style({ ...cell, fontWeight: 400, overflowWrap: 'anywhere' })
export const code = style({ ...cell, fontWeight: 400, whiteSpace: 'nowrap' })
export const figure = style({ ...cell, fontVariantNumeric: 'tabular-nums' })
export const pairSwatch = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '20px',
  marginInlineEnd: space[2],
  borderRadius: radius.xs,
  boxShadow: `0 0 0 1px ${vars.border.subtle}`,
  verticalAlign: 'middle',
  forcedColorAdjust: 'none',
})
export const dot = style({ inlineSize: '10px', blockSize: '10px', borderRadius: radius.full })
