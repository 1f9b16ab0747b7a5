import { vars } from '../../../themes/contract.css.ts'
import { density } from '../../../themes/density.css.ts'
import { font, media, radius, toRem, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: `${toRem(208)} minmax(0, 1fr)`, gap: space[6] },
  },
})

export const pane = style({ display: 'flex', flexDirection: 'column', gap: space[5] })
export const choices = style({ display: 'flex', flexDirection: 'column', gap: space[0.5] })
export const choicesTitle = style({
  ...text.caption,
  paddingInline: space[2.5],
  paddingBlockEnd: space[1],
  color: vars.text.secondary,
})
export const choice = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minBlockSize: toRem(32),
  paddingInline: space[2.5],
  borderRadius: radius.md,
  textAlign: 'start',
  color: vars.text.secondary,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
  selectors: {
    '&[aria-pressed="true"]': { backgroundColor: vars.canvas.sunken, color: vars.text.primary, fontWeight: 500 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
  },
})
export const choiceWords = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const count = style({ ...text.caption, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
export const waits = style({
  ...text.caption,
  fontWeight: 600,
  color: vars.highlight.text,
  fontVariantNumeric: 'tabular-nums',
})

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: space[2],
})
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
})

export const add = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
export const addLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[2] })
export const addTitle = style({ flex: '1 1 16rem', minInlineSize: 0 })
export const hint = style({ ...text.caption, color: vars.text.muted })
export const words = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const wordsLabel = style({ ...text.caption, color: vars.text.muted })
export const word = style({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  paddingInlineStart: space[2.5],
  borderRadius: radius.md,
  backgroundColor: vars.accent.soft,
  color: vars.accent.text,
})

export const groups = style({ display: 'flex', flexDirection: 'column', gap: space[5] })
export const groupTitle = style({
  ...text.strong,
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  paddingBlockEnd: space[2],
})
export const groupDay = style({ ...text.caption, color: vars.text.muted })

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const item = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } } })
/** The drop target of the dragged row. */
export const over = style({ boxShadow: `inset 0 0 0 2px ${vars.accent.solid}`, borderRadius: radius.md })
export const carried = style({ cursor: 'grab', touchAction: 'manipulation' })
export const lifted = style({
  position: 'relative',
  zIndex: 1,
  cursor: 'grabbing',
  borderRadius: radius.md,
  backgroundColor: vars.canvas.raised,
  boxShadow: vars.shadow.lift,
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[2.5]}`,
  minBlockSize: density.row,
  paddingBlock: space[1.5],
  paddingInline: `${space[4]} ${space[2.5]}`,
})
export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flex: '1 1 12rem',
  minInlineSize: 0,
})
export const title = style({
  ...text.body,
  minBlockSize: toRem(24),
  maxInlineSize: '100%',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
})
export const titleDone = style({ color: vars.text.muted, textDecoration: 'line-through' })
export const meta = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[3]}`,
  color: vars.text.secondary,
})
const beside = { display: 'inline-flex', alignItems: 'center', gap: space[1], minInlineSize: 0 } as const
export const book = style({
  ...beside,
  minBlockSize: toRem(24),
  fontFamily: font.book,
  color: vars.text.secondary,
  ':hover': { textDecoration: 'underline' },
})
export const person = style({ ...beside })
export const marks = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  '@media': { [media.coarsePointer]: { gap: space[3] } },
})
export const priority = style({ ...text.caption, ...beside, color: vars.text.secondary })
export const priorityMark = style({ '@media': { [media.tablet]: { minInlineSize: toRem(96) } } })
export const high = style({ fontWeight: 600, color: vars.text.primary })
export const due = style({
  ...text.small,
  minInlineSize: toRem(64),
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.secondary,
})
export const dueTone = variants({
  past: { color: vars.status.danger.text, fontWeight: 500 },
  today: { color: vars.highlight.text, fontWeight: 500 },
  tomorrow: {},
  later: {},
  none: {},
})
export const notes = style({ ...text.body, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: space[3],
})

export const deleted = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[0.5]} ${space[3]}`,
  minBlockSize: density.row,
  paddingBlock: space[1.5],
  paddingInline: `${space[4]} ${space[2.5]}`,
  color: vars.text.muted,
})
export const deletedWords = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' })
