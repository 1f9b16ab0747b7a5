import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  overflow: 'clip',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1.5]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` },
    '&:has(button):hover': { backgroundColor: vars.canvas.hover },
  },
})
export const words = style({ flex: '1 1 16rem', minInlineSize: 0 })
/** The title of a request. Its click area covers the whole row. */
export const open = style({
  ...text.strong,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
})
export const description = style({
  ...text.small,
  color: vars.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const meta = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[2.5]}`,
  marginBlockStart: space[1],
  color: vars.text.muted,
})
const waiting = {
  ...text.caption,
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  marginBlockStart: space[1],
} as const
/** The colour of the waiting time: ochre while the first answer is due, red after the norm, muted once the answer was given. */
export const wait = variants({
  waiting: { ...waiting, color: vars.highlight.text },
  late: { ...waiting, color: vars.status.danger.text },
  answered: { ...waiting, color: vars.text.muted },
})
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[1.5] })

export const body = style({ ...text.body, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
/** The exact text of an answer, in the history. */
export const said = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
