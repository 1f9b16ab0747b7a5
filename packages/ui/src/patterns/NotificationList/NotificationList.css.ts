import { vars } from '../../themes/contract.css.ts'
import { radius, toRem, space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minBlockSize: 0,
  color: vars.text.primary,
})
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[3]}`,
  padding: `${space[4]} ${space[4]} ${space[2.5]}`,
})
export const title = style({ ...text.h3, flex: 1 })
export const readAllButton = style({
  ...text.small,
  minBlockSize: '24px',
  borderRadius: radius.xs,
  color: vars.accent.text,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
})
/** The notifications of a day. */
export const group = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } } })
export const day = style({ ...text.strong, padding: `${space[4]} ${space[4]} ${space[1]}` })
export const list = style({ flex: '0 1 auto', minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' })

export const item = style({
  ...text.small,
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[2.5]} ${space[4]}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` },
    '&:hover': { backgroundColor: vars.canvas.hover },
  },
})
export const readNotification = style({ color: vars.text.secondary })
export const tile = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: toRem(30),
  blockSize: toRem(30),
  borderRadius: radius.md,
  backgroundColor: vars.canvas.well,
})
export const tone = variants({
  neutral: { color: vars.text.muted },
  accent: { color: vars.accent.text },
  attention: { color: vars.highlight.text },
  danger: { color: vars.status.danger.text },
})
export const stage = variants(
  Object.fromEntries(Object.entries(vars.stage).map(([key, hue]) => [key, { color: hue.text }])) as Record<
    keyof typeof vars.stage,
    { color: string }
  >,
)
export const notificationText = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const link = style({
  color: 'inherit',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
})
export const age = style({ ...text.caption, display: 'block', color: vars.text.muted })
export const dot = style({
  flex: 'none',
  inlineSize: '8px',
  blockSize: '8px',
  marginBlockStart: space[1],
  borderRadius: radius.full,
  backgroundColor: vars.highlight.solid,
})
/** Further notifications of the same group, under the newest one. */
export const foldedLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `0 ${space[4]} ${space[2]}`,
  // Aligned with the text above.
  paddingInlineStart: `calc(${space[4]} + ${toRem(30)} + ${space[3]})`,
})
export const unfoldButton = style({
  ...text.small,
  minBlockSize: '28px',
  borderRadius: radius.xs,
  fontWeight: 500,
  color: vars.accent.text,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
})
export const footer = style({
  ...text.small,
  padding: `${space[1]} ${space[4]} ${space[1.5]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  textAlign: 'center',
})
export const allLink = style({
  display: 'inline-block',
  padding: `${space[1.5]} ${space[3]}`,
  borderRadius: radius.sm,
  fontWeight: 500,
  color: vars.accent.text,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
})
