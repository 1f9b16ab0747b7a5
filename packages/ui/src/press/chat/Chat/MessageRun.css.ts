import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const run = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2.5],
  paddingBlockStart: space[3],
})
export const runOwn = style({ justifyContent: 'flex-end' })
export const messages = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
  flex: 1,
  minInlineSize: 0,
})
export const messagesOwn = style({ alignItems: 'flex-end' })
export const item = style({
  maxInlineSize: 'min(420px, 100%)',
  // Leaves a margin on phones too, so that the user recognises their own messages at a glance.
  selectors: { [`${messagesOwn} > &`]: { maxInlineSize: 'min(420px, 88%)' } },
})

const corner = '4px'
export const bubble = style({
  ...text.body,
  position: 'relative',
  display: 'flow-root',
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})
export const first = style({ borderStartStartRadius: corner })
export const bubbleOwn = style({ borderColor: 'transparent', backgroundColor: vars.accent.soft })
export const firstOwn = style({ borderStartEndRadius: corner })
export const bubbleFailed = style({ borderColor: vars.status.danger.border, backgroundColor: vars.status.danger.soft })
export const bubbleCurrent = style({ outline: `2px solid ${vars.accent.solid}`, outlineOffset: '-1px' })

export const author = style({ ...text.caption, fontWeight: 500, marginBlockEnd: space[0.5] })
export const meta = style({
  float: 'inline-end',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
  marginBlock: `${space[1]} -${space[1]}`,
  marginInlineStart: space[3],
  color: vars.text.muted,
  fontSize: text.micro.fontSize,
  lineHeight: '1rem',
  fontVariantNumeric: 'tabular-nums',
})
export const remark = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], color: vars.accent.text })
export const delivery = style({ position: 'relative', display: 'inline-flex', color: vars.accent.text })
export const deliveryFailed = style({ color: vars.status.danger.text })

/**
 * The menu button on the upper edge of a hovered or focused message. On touch screens the button is always visible, next to the
 * time.
 */
export const menu = style({
  position: 'absolute',
  insetBlockStart: '-12px',
  insetInlineEnd: space[2],
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '24px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sm,
  backgroundColor: vars.canvas.surface,
  color: vars.text.secondary,
  cursor: 'pointer',
  opacity: 0,
  ':hover': { color: vars.text.primary },
  selectors: {
    [`${item}:hover &, ${item}:focus-within &, &[aria-expanded="true"]`]: { opacity: 1 },
  },
  '@media': {
    [media.coarsePointer]: {
      position: 'static',
      inlineSize: '44px',
      blockSize: '32px',
      marginBlock: `-${space[2]}`,
      marginInlineEnd: `-${space[3]}`,
      borderColor: 'transparent',
      backgroundColor: 'transparent',
      opacity: 1,
    },
  },
})
export const gone = style({ color: vars.text.muted, fontStyle: 'italic' })

export const quote = style({
  ...text.small,
  display: 'block',
  inlineSize: '100%',
  marginBlockEnd: space[1.5],
  paddingBlock: space[0.5],
  paddingInlineStart: space[2],
  borderInlineStart: `3px solid ${vars.accent.solid}`,
  borderRadius: radius.xs,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.accent.softHover },
})
export const quoteName = style({ display: 'block', fontWeight: 500, color: vars.accent.text })
export const quoteWords = style({
  display: '-webkit-box',
  overflow: 'hidden',
  color: vars.text.secondary,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
})

export const failed = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: space[2.5],
  paddingBlockStart: space[0.5],
})
export const failedWords = style({ color: vars.status.danger.text })
const act = {
  minBlockSize: '24px',
  borderRadius: radius.xs,
  fontWeight: 500,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '@media': { [media.coarsePointer]: { minBlockSize: '44px' } },
} as const
export const resend = style({ ...act, color: vars.accent.text })
export const discard = style({ ...act, color: vars.text.secondary })

export const link = style({ color: vars.text.link, textDecorationLine: 'underline', textUnderlineOffset: '3px' })
export const mention = style({ fontWeight: 500, color: vars.accent.text })
/** A mention of the current user is ochre, because someone waits for their answer. */
export const mentionOwn = style({
  paddingInline: space[1],
  borderRadius: radius.xs,
  backgroundColor: vars.highlight.soft,
  color: vars.highlight.text,
})
export const found = style({
  borderRadius: '2px',
  backgroundColor: vars.accent.solid,
  color: vars.text.onAccent,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } },
})

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minInlineSize: 'min(240px, 100%)',
  padding: `${space[1]} ${space[0.5]}`,
})
export const fileGlyph = style({ display: 'inline-flex', flex: 'none', color: vars.accent.text })
export const fileWords = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 })
export const fileName = style({
  ...text.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const fileOpen = style({
  display: 'flex',
  minInlineSize: 0,
  minBlockSize: '24px',
  alignItems: 'center',
  borderRadius: radius.xs,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
})
export const fileSize = style({ ...text.caption, color: vars.text.muted })

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(120px, 100%), 1fr))',
  gap: space[1],
  marginInline: `-${space[1.5]}`,
  marginBlock: `-${space[0.5]} ${space[1]}`,
})
export const picture = style({
  overflow: 'hidden',
  minInlineSize: 'min(200px, 100%)',
  borderRadius: radius.sm,
  cursor: 'zoom-in',
})
export const image = style({ inlineSize: '100%', blockSize: 'auto', maxBlockSize: '260px', objectFit: 'cover' })
