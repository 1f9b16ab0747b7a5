import { vars } from '../../themes/contract.css.ts'
import { media, shell, space, text } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

const gutter = { paddingInline: space[4], '@media': { [media.tablet]: { paddingInline: space[6] } } }

// Printed pages do not scroll. On a low screen the frame scrolls, so content that fills the screen gets the screen's height.
const unclippedInPrint = {
  '@media': { [media.low]: { blockSize: '100dvh' }, print: { overflow: 'visible', blockSize: 'auto' } },
} as const

export const page = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const scroll = variants({
  page: { minBlockSize: '100%' },
  fill: { blockSize: '100%', minBlockSize: 0, overflow: 'hidden', ...unclippedInPrint },
  bleed: { blockSize: '100%', minBlockSize: 0, overflow: 'hidden', ...unclippedInPrint },
})
export const width = variants({
  full: {},
  wide: { inlineSize: '100%', maxInlineSize: '1120px', marginInline: 'auto' },
  reading: { inlineSize: '100%', maxInlineSize: shell.reading, marginInline: 'auto' },
})
export const body = style({ ...gutter, flex: 1, minInlineSize: 0 })
export const bodyScroll = variants({
  page: { paddingBlockEnd: space[6], ':first-child': { paddingBlockStart: space[4] } },
  fill: {
    minBlockSize: 0,
    display: 'flex',
    flexDirection: 'column',
    paddingBlockEnd: space[4],
    ':first-child': { paddingBlockStart: space[4] },
  },
  bleed: {
    minBlockSize: 0,
    display: 'flex',
    flexDirection: 'column',
    paddingInline: 0,
    '@media': { [media.tablet]: { paddingInline: 0 } },
  },
})

export const list = variants({
  rows: { display: 'grid', gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)', gap: `${space[2]} ${space[4]}` },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
    gap: `${space[4]} ${space[5]}`,
  },
})
export const pair = variants({
  rows: { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
  grid: { display: 'flex', flexDirection: 'column', gap: '1px', minInlineSize: 0 },
})
export const term = variants({
  rows: { ...text.small, color: vars.text.muted, overflowWrap: 'anywhere' },
  grid: { ...text.caption, color: vars.text.muted },
})
export const value = variants({
  rows: { ...text.small, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  grid: { ...text.body, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
})
