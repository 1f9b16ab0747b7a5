import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style } from '../../../themes/style.ts'

const figuresOf = { fontVariantNumeric: 'tabular-nums lining-nums' } as const

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderRadius: radius.panel,
  backgroundColor: vars.canvas.surface,
  boxShadow: vars.component.panelShadow,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})
const edge = { paddingInline: space[4] }
export const head = style({
  ...edge,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[3],
})
export const title = style(text.h3)
export const note = style({ ...text.caption, color: vars.text.muted })
export const stale = style({
  ...text.caption,
  ...edge,
  display: 'flex',
  gap: space[1.5],
  paddingBlockEnd: space[2],
  color: vars.status.danger.text,
})
export const list = style({ display: 'block' })
export const sample = style({
  ...edge,
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  gap: `${space[2]} ${space[3]}`,
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
export const book = style({ minInlineSize: 0 })
export const price = style({
  ...text.small,
  ...figuresOf,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  color: vars.text.secondary,
})
export const percent = style({ display: 'block', color: vars.accent.text })
export const markups = style({
  ...text.caption,
  ...figuresOf,
  gridColumn: '2 / -1',
  color: vars.text.secondary,
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } },
})
export const markup = style({
  display: 'grid',
  gridTemplateColumns: '6.25rem minmax(2rem, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
})
export const bar = style({ blockSize: '4px', borderRadius: radius.full, backgroundColor: vars.canvas.sunken })
const filled = { display: 'block', blockSize: '100%', borderRadius: radius.full } as const
const forced = { [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } } as const
export const fill = style({ ...filled, backgroundColor: vars.accent.solid, '@media': forced })
export const fillBefore = style({ ...filled, backgroundColor: vars.text.muted, '@media': forced })
export const figures = style({ minInlineSize: '7.5rem', textAlign: 'end' })
export const foot = style({
  ...edge,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
})
