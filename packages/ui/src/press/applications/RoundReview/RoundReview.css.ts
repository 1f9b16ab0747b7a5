import { vars } from '../../../themes/contract.css.ts'
import { font, zIndexes, media, radius, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const screen = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100%' })
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndexes.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '56px',
  padding: `${space[1]} ${space[4]}`,
  backgroundColor: vars.canvas.bg,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [media.tablet]: { paddingInline: space[6] }, [media.low]: { position: 'static' } },
})
export const barTitle = style({ ...text.strong })
export const barSpace = style({ flex: 1 })
export const barTools = style({ display: 'flex', alignItems: 'center', gap: space[1] })
export const columns = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 424px' } },
})
export const main = style({
  minInlineSize: 0,
  padding: space[4],
  '@media': { [media.tablet]: { padding: `${space[4]} ${space[6]} ${space[8]}` } },
})

// Styles of the book
export const head = style({ display: 'flex', gap: space[4], alignItems: 'flex-start' })
export const headWords = style({ minInlineSize: 0 })
export const title = style({ ...text.bookL, overflowWrap: 'break-word', hyphens: 'auto', textWrap: 'pretty' })
export const about = style({ ...text.small, marginBlockStart: space[1], color: vars.text.secondary })
export const due = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[1.5],
  marginBlockEnd: space[2],
  fontWeight: 500,
  color: vars.highlight.text,
})
export const annotation = style({
  fontFamily: font.book,
  fontSize: '0.9375rem',
  lineHeight: '1.4375rem',
  marginBlockStart: space[4],
  hyphens: 'auto',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  overflow: 'hidden',
})

// Styles of the history
export const line = style({
  display: 'grid',
  gap: space[3],
  marginBlock: space[4],
  '@media': { [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 0 } },
})
const dot = { inlineSize: '12px', blockSize: '12px', borderRadius: radius.full }
export const point = style({
  ...text.caption,
  position: 'relative',
  paddingInlineStart: space[5],
  color: vars.text.muted,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineStart: 0,
    ...dot,
    backgroundColor: vars.text.muted,
  },
  '@media': {
    [media.tablet]: {
      paddingInlineStart: 0,
      paddingBlockStart: space[5],
      paddingInlineEnd: space[2],
      '::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: '5px',
        insetInline: 0,
        blockSize: '2px',
        backgroundColor: vars.border.default,
      },
      '::after': { insetBlockStart: 0 },
    },
    [media.forcedColors]: { '::after': { border: '2px solid' } },
  },
})
export const pointWords = style({ ...text.small, display: 'block', fontWeight: 500, color: vars.text.primary })
export const current = style({
  '::after': { backgroundColor: vars.highlight.solid, boxShadow: `0 0 0 3px ${vars.highlight.soft}` },
})

// Styles of a document
export const documents = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
export const document = style({
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  scrollMarginBlock: space[20],
  ':focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const askedAgain = style({ boxShadow: `0 0 0 1px ${vars.accent.border}` })
export const documentHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2.5] })
export const documentIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '30px',
  blockSize: '30px',
  borderRadius: radius.md,
  color: vars.text.secondary,
  backgroundColor: vars.canvas.well,
})
export const documentName = style({ ...text.h3, flex: 1, minInlineSize: '8rem' })
export const verdicts = style({ display: 'flex', flexWrap: 'wrap', gap: space[1.5] })
export const verdict = style({
  ...text.small,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minBlockSize: '32px',
  paddingInline: space[3],
  borderRadius: radius.md,
  fontWeight: 500,
  color: vars.text.secondary,
  boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' } },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' }, [media.forcedColors]: { border: '1px solid' } },
})
export const chosen = {
  accepted: style({
    color: vars.status.success.text,
    backgroundColor: vars.status.success.soft,
    boxShadow: `inset 0 0 0 1px ${vars.status.success.border}`,
  }),
  again: style({
    color: vars.accent.text,
    backgroundColor: vars.accent.soft,
    boxShadow: `inset 0 0 0 1px ${vars.accent.border}`,
  }),
}
/** The radio button is invisible and covers its whole label. */
export const radio = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' })
export const asked = style({
  ...text.small,
  marginBlockStart: space[1.5],
  color: vars.text.secondary,
  '@media': { [media.tablet]: { paddingInlineStart: space[10] } },
})
export const muted = style({ color: vars.text.muted })
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  marginBlockStart: space[2],
  '@media': { [media.tablet]: { paddingInlineStart: space[10] } },
})
export const request = style({
  display: 'grid',
  gap: space[2.5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 180px' } },
})

// Styles of files side by side
export const compared = style({
  display: 'grid',
  gap: space[2],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 20px minmax(0, 1fr)', gap: space[2.5] } },
})
export const arrow = style({ color: vars.text.muted, '@media': { [media.belowTablet]: { display: 'none' } } })
export const file = style({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) auto',
  columnGap: space[2],
  alignItems: 'center',
  padding: `${space[1.5]} ${space[3]}`,
  borderRadius: radius.md,
  boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
})
export const oldFile = style({ backgroundColor: vars.canvas.sunken })
export const noFile = style({
  ...text.small,
  padding: `${space[3]} ${space[3]}`,
  borderRadius: radius.md,
  color: vars.text.muted,
  border: `1px dashed ${vars.border.default}`,
})
export const fileIcon = style({ gridRow: 'span 2', color: vars.text.muted })
export const fileName = style({
  ...text.small,
  minBlockSize: '24px',
  fontWeight: 500,
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderRadius: radius.xs,
  ':hover': { textDecoration: 'underline' },
})
export const fileFacts = style({
  ...text.caption,
  gridColumn: 2,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const fileBadge = style({ gridColumn: 3, gridRow: '1 / span 2' })
export const answer = style({
  ...text.small,
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${vars.accent.border}`,
  overflowWrap: 'anywhere',
})
export const warned = style({
  ...text.small,
  display: 'flex',
  gap: space[2],
  color: vars.status.warning.text,
})
export const changes = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minBlockSize: '28px',
  fontVariantNumeric: 'tabular-nums',
})
export const compare = style({ marginInlineStart: 'auto' })
export const strip = style({
  inlineSize: '196px',
  maxInlineSize: '100%',
  blockSize: '12px',
  borderRadius: radius.xs,
  backgroundColor: vars.border.subtle,
})
export const stripChanged = style({ fill: vars.accent.solid })
export const diff = style({ fontFamily: font.book, lineHeight: '1.5', whiteSpace: 'pre-line' })

// Styles of the documents without a request
export const others = style({ marginBlockStart: space[5] })
export const othersTitle = style({ ...text.h3, marginBlockEnd: space[1] })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minBlockSize: '48px',
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
})
export const rowWords = style({ flex: 1, minInlineSize: '10rem' })
export const rowFacts = style({ ...text.caption, display: 'block', color: vars.text.muted, overflowWrap: 'anywhere' })
export const rowWarning = style({ color: vars.status.warning.text })

// Styles of the letter and the decision
/**
 * The panel has the same height with and without a letter, so that the buttons do not move under the pointer when the letter loads.
 */
export const aside = style({
  position: 'sticky',
  // The offset includes the panel's margin, so that the panel does not move when scrolling starts.
  insetBlockStart: `calc(56px + ${space[3]})`,
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'start',
  // The panel fills the height under the frame's bar and this screen's bar, less its margins.
  blockSize: `calc(100dvh - 56px - 56px - 2 * ${space[3]})`,
  margin: `${space[3]} ${space[3]} ${space[3]} 0`,
  borderRadius: radius.dialog,
  backgroundColor: vars.canvas.surface,
  boxShadow: `${vars.component.panelShadow}, ${vars.shadow.level3}`,
  overflow: 'hidden',
})
export const asideTitle = style({ ...text.h2, padding: `${space[4]} ${space[5]} ${space[2]}` })
export const asideBody = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: `${space[1]} ${space[5]} ${space[4]}`,
})
export const letter = style({ display: 'flex', flexDirection: 'column', gap: space[3] })
/** Reserves the space of a letter while it loads, so that the buttons below do not move. */
export const letterInDialog = style({ minBlockSize: toRem(544) })
export const letterTo = style({ ...text.small, display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const person = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1.5] })
export const letterNote = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1.5],
  color: vars.text.muted,
})
export const foot = style({
  padding: `${space[3]} ${space[4]} ${space[4]} ${space[5]}`,
  backgroundColor: vars.canvas.sunken,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
/**
 * The summary of the verdicts, and a button that accepts all remaining documents. The button is not next to the decision button,
 * whose label grows with the verdicts.
 */
export const summaryLine = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[3],
  minBlockSize: '36px',
  marginBlockEnd: space[2.5],
})
export const summary = style({ ...text.small, flex: 1, minInlineSize: 0, color: vars.text.secondary })
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const bottom = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: zIndexes.sticky,
  padding: `${space[2.5]} ${space[4]} ${space[3]}`,
  backgroundColor: vars.canvas.surface,
  borderStartStartRadius: radius.dialog,
  borderStartEndRadius: radius.dialog,
  boxShadow: `0 -1px 0 ${vars.border.subtle}, ${vars.shadow.level2}`,
  '@media': { [media.low]: { position: 'static' } },
})
export const phoneActs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: space[2],
  marginBlockStart: space[2],
})
export const dialog = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const dialogPart = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
export const templates = style({ display: 'flex', flexWrap: 'wrap', gap: space[1.5] })
