import { vars } from '../../../themes/contract.css.ts'
import { zIndexes, availableHeight, media, radius, toRem, shell, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  color: vars.text.primary,
  backgroundColor: vars.canvas.bg,
  '@media': { [media.desktop]: { blockSize: availableHeight, minBlockSize: 0 } },
})
export const header = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: shell.header,
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${vars.chrome.border}`,
  backgroundColor: vars.chrome.bg,
  color: vars.chrome.text,
  '@media': { [media.desktop]: { paddingInline: `${space[10]} ${space[6]}` } },
})
export const headerTitle = style({
  ...text.body,
  paddingInlineStart: space[3],
  color: vars.chrome.textMuted,
  '@media': { [media.belowTablet]: { display: 'none' } },
})
export const link = style({
  ...text.small,
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1.5],
  minInlineSize: 0,
  paddingInlineEnd: space[2],
  color: vars.chrome.textMuted,
  '@media': { [media.belowTablet]: { fontSize: toRem(12), lineHeight: toRem(16) } },
})

/** One column below 768 px; from 1280 px on the preview is next to the question. */
export const layout = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minBlockSize: 0,
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: `${toRem(264)} minmax(0, 1fr)` },
    [media.desktop]: { gridTemplateColumns: `${toRem(332)} minmax(0, 1fr) ${toRem(436)}` },
  },
})
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.tablet]: { padding: `${space[8]} ${space[5]} ${space[6]} ${space[4]}` },
    [media.desktop]: { padding: `${space[8]} ${space[6]} ${space[6]} ${space[10]}`, overflow: 'hidden auto' },
  },
})
export const closable = style({
  ...text.small,
  display: 'flex',
  gap: space[2],
  marginBlockStart: 'auto',
  paddingBlockStart: space[6],
  color: vars.text.secondary,
  '@media': { [media.belowTablet]: { display: 'none' } },
})

export const path = style({ minInlineSize: 0 })
export const place = style({
  ...text.small,
  marginBlockEnd: space[5],
  color: vars.text.muted,
  '@media': { [media.belowTablet]: { display: 'none' } },
})
export const placeNow = style({
  fontWeight: 500,
  color: vars.text.primary,
  // Text with the remaining time follows this element.
  '::after': { content: ', ', fontWeight: 400 },
})
export const fold = style({
  ...text.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[2]}`,
  inlineSize: '100%',
  minBlockSize: toRem(44),
  padding: `${space[2.5]} ${space[4]} 0`,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [media.tablet]: { display: 'none' } },
})
export const foldWords = style({ flex: 1, minInlineSize: 0 })
export const track = style({
  flex: '0 0 100%',
  blockSize: '4px',
  borderRadius: radius.full,
  backgroundColor: vars.border.default,
  overflow: 'hidden',
})
export const bar = style({ display: 'block', blockSize: '100%', backgroundColor: vars.accent.solid })
export const steps = style({ '@media': { [media.belowTablet]: { padding: `${space[4]} ${space[4]} 0` } } })
export const folded = style({ '@media': { [media.belowTablet]: { display: 'none' } } })

export const step = style({
  position: 'relative',
  paddingBlockEnd: space[5],
  // Draws the line to the next step.
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '12px',
      insetBlock: `${toRem(30)} 4px`,
      inlineSize: '2px',
      borderRadius: radius.full,
      backgroundColor: vars.border.default,
    },
  },
})
export const stepDone = style({
  selectors: { '&:not(:last-child)::before': { backgroundColor: vars.border.strong } },
})
export const stepButton = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: toRem(14),
  inlineSize: '100%',
  minBlockSize: toRem(44),
  borderRadius: radius.md,
  textAlign: 'start',
  cursor: 'pointer',
})
const round = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: toRem(26),
  blockSize: toRem(26),
  borderRadius: radius.full,
  fontSize: toRem(13),
  lineHeight: '1',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
} as const
export const disc = variants({
  current: {
    ...round,
    backgroundColor: vars.accent.solid,
    color: vars.text.onAccent,
    boxShadow: `0 0 0 4px ${vars.accent.soft}`,
  },
  done: { ...round, backgroundColor: vars.text.muted, color: vars.canvas.bg },
  open: { ...round, color: vars.text.muted, boxShadow: `inset 0 0 0 1.5px ${vars.border.control}` },
})
export const stepWords = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlockStart: space[0.5],
})
export const stepName = variants({
  current: { ...text.strong, fontWeight: 600 },
  done: text.strong,
  open: { ...text.strong, color: vars.text.secondary },
})
export const stepNote = style({ ...text.caption, color: vars.text.muted, overflowWrap: 'anywhere' })
const mark = { ...text.caption, display: 'flex', alignItems: 'center', gap: space[1] } as const
export const stepMark = style({ ...mark, color: vars.text.muted })
export const stepNeeded = style({ ...mark, color: vars.text.primary })

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  backgroundColor: vars.canvas.surface,
  '@media': {
    [media.belowTablet]: { marginBlockStart: space[3] },
    [media.tablet]: { borderInline: `1px solid ${vars.border.subtle}` },
  },
})
export const question = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space[5],
  minBlockSize: 0,
  padding: `${space[5]} ${space[4]} ${space[6]}`,
  '@media': {
    [media.tablet]: { padding: `${space[8]} ${space[8]} ${space[6]}` },
    [media.desktop]: { padding: `${space[8]} ${space[12]} ${space[6]}`, overflow: 'hidden auto' },
  },
})
export const title = style({
  ...text.bookXl,
  fontSize: toRem(30),
  lineHeight: toRem(38),
  // The heading gets the focus only if no field is empty.
  outline: 'none',
  '@media': { [media.belowTablet]: { fontSize: toRem(26), lineHeight: toRem(32) } },
})
export const lead = style({ ...text.body, marginBlockStart: space[0.5], color: vars.text.secondary })
export const actions = style({
  flex: 'none',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: zIndexes.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2.5],
  padding: `${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.border.default}`,
  backgroundColor: vars.canvas.surface,
  '@media': {
    [media.belowTablet]: { gap: space[2] },
    [media.tablet]: { paddingInline: space[8] },
    [media.desktop]: { paddingInline: space[12] },
    [media.low]: { position: 'static' },
  },
})
/** The back button. Its label is aligned with the form's edge. */
export const back = style({
  marginInlineStart: `-${space[3]}`,
  '@media': { [media.belowDesktop]: { marginInlineEnd: 'auto' } },
})
/** The time of the last save, next to the buttons. On a narrow screen it is above the buttons. */
export const saved = style({
  ...text.small,
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1.5],
  minInlineSize: 0,
  color: vars.text.muted,
  '@media': { [media.belowDesktop]: { order: -1, flex: '0 0 100%', justifyContent: 'flex-start' } },
})
export const right = style({ display: 'flex', color: vars.status.success.text })
/** On a phone the next button has its own line. */
export const next = style({ '@media': { [media.belowTablet]: { flex: '0 0 100%' } } })

export const preview = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  gap: space[6],
  padding: `${space[8]} ${space[10]} ${space[6]}`,
  backgroundColor: vars.canvas.sunken,
  overflow: 'hidden auto',
})
export const help = style({ marginBlockStart: 'auto' })
