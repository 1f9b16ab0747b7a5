import { vars } from '../../themes/contract.css.ts'
import { media, radius, space, text, type Space } from '../../themes/scale.ts'
import { style, variants } from '../../themes/style.ts'

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const inline = style({ display: 'flex', minInlineSize: 0 })
export const wrap = style({ flexWrap: 'wrap' })
export const grow = style({ flex: 1, minInlineSize: 0 })

export const gap = variants(
  Object.fromEntries(Object.entries(space).map(([key, value]) => [key, { gap: value }])) as Record<
    Space,
    { gap: string }
  >,
)
export const align = variants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
})
export const justify = variants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})

const createCellColumns = (min: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`,
})
export const grid = variants({
  sm: createCellColumns(160),
  md: createCellColumns(240),
  lg: createCellColumns(320),
  xl: createCellColumns(420),
})

const createEqualColumns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })
export const columns = style({ display: 'grid', minInlineSize: 0 })
export const mobile = variants({ 1: createEqualColumns(1), 2: createEqualColumns(2), 3: createEqualColumns(3) })
export const tablet = variants({
  1: { '@media': { [media.tablet]: createEqualColumns(1) } },
  2: { '@media': { [media.tablet]: createEqualColumns(2) } },
  3: { '@media': { [media.tablet]: createEqualColumns(3) } },
  4: { '@media': { [media.tablet]: createEqualColumns(4) } },
})
export const desktop = variants({
  1: { '@media': { [media.desktop]: createEqualColumns(1) } },
  2: { '@media': { [media.desktop]: createEqualColumns(2) } },
  3: { '@media': { [media.desktop]: createEqualColumns(3) } },
  4: { '@media': { [media.desktop]: createEqualColumns(4) } },
  6: { '@media': { [media.desktop]: createEqualColumns(6) } },
})
export const aside = variants({
  start: { '@media': { [media.desktop]: { gridTemplateColumns: '296px minmax(0, 1fr)' } } },
  end: { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 312px' } } },
})

export const panel = style({
  minInlineSize: 0,
  backgroundColor: vars.canvas.surface,
  borderRadius: radius.panel,
  boxShadow: vars.component.panelShadow,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
export const panelHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[2.5]}`,
  padding: `${space[4]} ${space[4]} ${space[3]}`,
})
export const panelName = style({
  display: 'flex',
  flex: 1,
  alignItems: 'baseline',
  gap: space[2],
  minInlineSize: 'min-content',
})
export const panelTitle = style({ ...text.h3, minInlineSize: 'min-content' })
export const panelCount = style({ ...text.small, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' })
export const panelBody = style({
  padding: space[4],
  selectors: { [`${panelHeader} + &`]: { paddingBlockStart: space[0.5] } },
})

export const divider = style({
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})

// Printed pages do not scroll.
const unclippedInPrint = { '@media': { print: { overflow: 'visible', blockSize: 'auto' } } } as const
export const scrollArea = style({ minInlineSize: 0, minBlockSize: 0, overscrollBehavior: 'contain' })
export const axis = variants({
  y: { overflowY: 'auto', overflowX: 'hidden', blockSize: '100%', ...unclippedInPrint },
  x: { overflowX: 'auto', overflowY: 'hidden', maxInlineSize: '100%', ...unclippedInPrint },
  both: { overflow: 'auto', blockSize: '100%', ...unclippedInPrint },
})
