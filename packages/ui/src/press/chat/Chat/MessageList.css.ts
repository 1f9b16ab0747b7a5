import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
})
/** A reversed column: the list opens at its end, and inserting older messages does not move the visible messages. */
export const scroller = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.border.default} transparent`,
  ':focus-visible': { outlineOffset: '-2px' },
})
export const messages = style({
  display: 'flow-root',
  paddingInline: space[4],
  paddingBlockEnd: space[2],
  '@media': { [media.tablet]: { paddingInline: space[6] } },
})
/** An element that stays at the top while older messages are inserted below it. The browser must not use it as a scroll anchor. */
const loose = { overflowAnchor: 'none' } as const
export const edge = style({ ...loose, blockSize: '1px' })
export const beginning = style({
  ...loose,
  ...text.caption,
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: `${space[3]} ${space[1]}`,
  color: vars.text.muted,
})

/** A dividing line with text in the middle. */
export const line = style({
  ...loose,
  ...text.caption,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBlockStart: space[4],
  color: vars.text.muted,
  selectors: {
    '&::before, &::after': {
      content: '""',
      flex: 1,
      borderBlockStart: `1px solid ${vars.border.subtle}`,
    },
  },
})
export const unread = style({
  fontWeight: 500,
  color: vars.highlight.text,
  selectors: { '&::before, &::after': { borderColor: vars.highlight.border } },
})

/** The button over the end of the messages, shown while the user reads older messages. */
export const latest = style({
  ...text.small,
  position: 'absolute',
  insetBlockEnd: '10px',
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: 'calc(100% - 32px)',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minBlockSize: '34px',
  paddingInline: `${space[3]} ${space[4]}`,
  borderRadius: radius.full,
  backgroundColor: vars.canvas.raised,
  color: vars.accent.text,
  fontWeight: 500,
  boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow.level3}`,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.canvas.hover },
  '@media': {
    [media.coarsePointer]: { minBlockSize: '44px' },
    [media.forcedColors]: { border: '1px solid' },
  },
})
