import { vars } from '../../../themes/contract.css.ts'
import { zIndexes, media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const thread = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  blockSize: '100%',
})
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  flex: 'none',
  minBlockSize: '64px',
  paddingInline: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [media.tablet]: { gap: space[3], paddingInline: `${space[6]} ${space[4]}` } },
})
export const back = style({ display: 'inline-flex', '@media': { [media.tablet]: { display: 'none' } } })
export const avatar = style({ display: 'inline-flex', flex: 'none' })
export const heading = style({ flex: 1, minInlineSize: 0 })
export const presence = style({
  ...text.caption,
  color: vars.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const stack = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline-flex' } } })

export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1.5]} ${space[1]}`,
  flex: 'none',
  paddingBlock: space[2],
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [media.tablet]: { paddingInline: `${space[6]} ${space[4]}` } },
})
export const place = style({
  ...text.caption,
  paddingInline: `${space[1.5]} ${space[1]}`,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})

export const centre = style({ display: 'grid', placeItems: 'center', flex: 1, minBlockSize: 0, overflowY: 'auto' })
export const loading = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  flex: 1,
  minBlockSize: 0,
  padding: space[6],
})
export const ghost = style({ display: 'flex', gap: space[2.5], paddingBlockStart: space[4] })
export const ghostOwn = style({ flexDirection: 'row-reverse' })
export const ghostWords = style({ inlineSize: 'min(320px, 70%)' })

/** Covers the whole thread while files are dragged over it. */
export const drop = style({
  ...text.h3,
  position: 'absolute',
  inset: '8px',
  zIndex: zIndexes.sticky,
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.panel,
  border: `2px dashed ${vars.accent.solid}`,
  backgroundColor: vars.accent.soft,
  color: vars.accent.text,
  // Drag events must still reach the thread itself.
  pointerEvents: 'none',
})
