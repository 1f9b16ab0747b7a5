import { vars } from '../../../themes/contract.css.ts'
import { zIndexes, media, radius, toRem, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

const figures = { fontVariantNumeric: 'tabular-nums' } as const
const line = `1px solid ${vars.border.subtle}`
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
/** Columns: time, person, event, source, number. */
const tracks = `${toRem(68)} ${toRem(190)} minmax(0, 1fr) ${toRem(170)} ${toRem(76)}`

export const log = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  overflow: 'clip',
  '@media': { [media.forcedColors]: { border: '1px solid' }, print: { display: 'block', overflow: 'visible' } },
})
export const columns = style({
  display: 'none',
  '@media': {
    [media.tablet]: {
      ...text.caption,
      display: 'grid',
      gridTemplateColumns: tracks,
      columnGap: space[3],
      alignItems: 'center',
      flex: 'none',
      minBlockSize: toRem(35),
      paddingInline: space[4],
      borderBlockEnd: `1px solid ${vars.border.default}`,
      fontWeight: 500,
      color: vars.text.muted,
    },
  },
})
export const lastColumn = style({ textAlign: 'end' })
export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': { print: { overflow: 'visible' } },
})
export const day = style({
  ...text.caption,
  ...figures,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndexes.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[0.5]} ${space[2.5]}`,
  minBlockSize: toRem(36),
  paddingInline: space[4],
  paddingBlock: space[1],
  borderBlockEnd: line,
  color: vars.text.muted,
  backgroundColor: vars.canvas.sunken,
  '@media': { [media.belowTablet]: { paddingInline: space[3] } },
})
export const dayBroken = style({ color: vars.status.danger.text, backgroundColor: vars.status.danger.soft })
export const dayName = style({
  ...text.small,
  fontWeight: 600,
  color: vars.text.primary,
  selectors: { '&::first-letter': { textTransform: 'uppercase' }, [`${dayBroken} &`]: { color: 'inherit' } },
})
export const daySeal = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  marginInlineStart: 'auto',
})
export const entries = style({ display: 'flex', flexDirection: 'column' })
export const entry = style({
  position: 'relative',
  borderBlockEnd: line,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 48px',
})
export const entryOpen = style({ backgroundColor: vars.canvas.selected })
export const row = style({
  ...text.small,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"who who number" "what what what" "time from from"',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space[2.5],
  paddingInline: space[3],
  selectors: { [`${entry}:not(${entryOpen}) > &:hover`]: { backgroundColor: vars.canvas.hover } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: tracks,
      gridTemplateAreas: '"time who what from number"',
      columnGap: space[3],
      minBlockSize: toRem(47),
      paddingBlock: space[1.5],
      paddingInline: space[4],
    },
  },
})
export const time = style({ ...figures, gridArea: 'time', color: vars.text.secondary })
export const who = style({ gridArea: 'who', display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 })
export const nobody = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: toRem(24),
  blockSize: toRem(24),
  borderRadius: radius.full,
  color: vars.text.muted,
  backgroundColor: vars.canvas.sunken,
})
export const lines = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  minInlineSize: 0,
  '@media': { [media.tablet]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch' } },
})
export const name = style({ ...oneLine, fontWeight: 500, maxInlineSize: '100%' })
export const second = style({ ...oneLine, ...text.caption, color: vars.text.muted, maxInlineSize: '100%' })
export const what = style({
  gridArea: 'what',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[0.5],
  minInlineSize: 0,
})
export const title = style({
  maxInlineSize: '100%',
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
})
const words = {
  ...text.caption,
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
} as const
export const changes = style({ ...words, flexWrap: 'wrap', gap: `${space[1]} ${space[3]}`, color: vars.text.muted })
export const change = style({ ...words, gap: space[1.5] })
const chip = { ...oneLine, paddingInline: space[1.5], borderRadius: radius.xs, maxInlineSize: toRem(220) } as const
export const before = style({ ...chip, color: vars.text.secondary, backgroundColor: vars.canvas.sunken })
export const after = style({ ...chip, fontWeight: 600, color: vars.accent.text, backgroundColor: vars.accent.soft })
export const refused = style({ ...words, gap: space[1.5], color: vars.status.danger.text })
export const cut = style({ ...oneLine, minInlineSize: 0, maxInlineSize: '100%' })
export const from = style({
  gridArea: 'from',
  display: 'flex',
  columnGap: space[2],
  alignItems: 'baseline',
  minInlineSize: 0,
  '@media': {
    [media.belowTablet]: { ...text.caption, color: vars.text.muted },
    [media.tablet]: { flexDirection: 'column', alignItems: 'stretch' },
  },
})
export const number = style({ ...figures, gridArea: 'number', textAlign: 'end', color: vars.text.muted })
export const opened = style({
  display: 'grid',
  gap: space[4],
  paddingInline: space[3],
  paddingBlockEnd: space[4],
  '@media': {
    [media.tablet]: { paddingInline: `calc(${toRem(68)} + ${space[3]} + ${space[4]}) ${space[4]}` },
    [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${toRem(336)}`, alignItems: 'start' },
  },
})
export const blocks = style({
  display: 'grid',
  gridTemplateColumns: '1fr 2fr 4fr 2fr',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: toRem(47),
  paddingInline: space[4],
})
export const footer = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  flex: 'none',
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockStart: line,
  color: vars.text.muted,
  '@media': { [media.belowTablet]: { paddingInline: space[3] }, print: { display: 'none' } },
})
export const keys = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` } },
})
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] })
export const pages = style({ display: 'flex', gap: space[2], marginInlineStart: 'auto' })
