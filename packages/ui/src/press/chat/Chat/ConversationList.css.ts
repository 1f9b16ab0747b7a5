import { vars } from '../../../themes/contract.css.ts'
import { duration, easing, media, radius, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

export const pane = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, blockSize: '100%' })
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: '36px',
  padding: `${space[4]} ${space[3]} ${space[2.5]} ${space[4]}`,
})
export const search = style({ display: 'flex', paddingInline: space[4], paddingBlockEnd: space[2.5] })
export const scroll = style({
  flex: 1,
  minBlockSize: 0,
  paddingInline: space[2],
  paddingBlockEnd: space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.border.default} transparent`,
})
export const foundTitle = style({ padding: `${space[3]} ${space[2.5]} ${space[1]}` })
export const list = style({ display: 'flex', flexDirection: 'column' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minInlineSize: 0,
  padding: space[2.5],
  borderRadius: radius.card,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 58px',
  transition: `background-color ${duration.fast} ${easing.out}`,
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:hover': { backgroundColor: vars.canvas.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
export const chosen = style({
  selectors: { '&, button&:hover': { backgroundColor: vars.canvas.selected } },
  '@media': { [media.forcedColors]: { borderInlineStart: '4px solid Highlight' } },
})

export const tile = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: toRem(40),
  blockSize: toRem(40),
  overflow: 'hidden',
  borderRadius: radius.card,
  backgroundColor: vars.canvas.well,
  color: vars.text.secondary,
})
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const words = style({ flex: 1, minInlineSize: 0 })
export const line = style({ display: 'flex', alignItems: 'center', gap: space[2], minBlockSize: '19px' })
const oneLine = {
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
export const name = style({ ...text.strong, ...oneLine, lineHeight: '1.1875rem' })
export const last = style({ ...text.small, ...oneLine, color: vars.text.muted })
export const lastFresh = style({ color: vars.text.primary })
export const time = style({
  ...text.caption,
  flex: 'none',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const timeFresh = style({ fontWeight: 500, color: vars.highlight.text })
