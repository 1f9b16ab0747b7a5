import { vars } from '../../../themes/contract.css.ts'
import { space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const
export const board = style({ display: 'flex', flexDirection: 'column', gap: space[3], minInlineSize: 0 })
export const heading = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
})
export const title = style({ ...text.h3 })
export const count = style({ ...text.small, ...figures, color: vars.text.secondary })
export const strong = style({ fontWeight: 600, color: vars.text.primary })
export const moment = style({ ...text.small, ...figures, color: vars.text.muted })
export const group = style({ ...text.small, fontWeight: 500, color: vars.text.secondary })
export const people = style({ display: 'flex', flexDirection: 'column', listStyle: 'none', margin: 0, padding: 0 })
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  position: 'relative',
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
})
export const who = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style({
  ...text.small,
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    'a&:hover': { textDecoration: 'underline' },
    'a&::after': { content: '', position: 'absolute', inset: 0 },
  },
  ':focus-visible': { outline: 'none' },
})
export const linked = style({
  selectors: {
    '&:has(a:focus-visible)': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-1px', borderRadius: '6px' },
  },
})
export const detail = style({ ...text.caption, display: 'block', color: vars.text.muted })
export const times = style({
  ...text.caption,
  ...figures,
  flex: 'none',
  maxInlineSize: '50%',
  textAlign: 'end',
  color: vars.text.secondary,
})
export const time = style({ display: 'block' })
export const missing = style({ color: vars.status.danger.text, fontWeight: 500 })
export const note = style({
  ...text.caption,
  display: 'flex',
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.muted,
})
