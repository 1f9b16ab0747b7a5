import { vars } from '../../../themes/contract.css.ts'
import { media, radius, space, text } from '../../../themes/scale.ts'
import { style, variants } from '../../../themes/style.ts'

export const list = style({ containerType: 'inline-size' })
/** A row: name, bar and figures. On a phone the bar is below the name and the figures. */
export const row = style({
  ...text.small,
  display: 'grid',
  gridTemplate: '"name acts" "figures figures" "bar bar" / minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space[2],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  '@container': {
    '(min-width: 40rem)': {
      gridTemplate: '"name bar figures acts" / 11rem minmax(6rem, 1fr) minmax(13rem, auto) auto',
    },
  },
})
export const name = style({ gridArea: 'name' })
export const figures = style({
  gridArea: 'figures',
  color: vars.text.secondary,
  '@container': { '(min-width: 40rem)': { textAlign: 'end' } },
})
export const acts = style({ gridArea: 'acts' })
export const short = style({ color: vars.status.danger.text, fontWeight: 600 })

export const bar = style({
  gridArea: 'bar',
  display: 'flex',
  overflow: 'hidden',
  blockSize: '8px',
  borderRadius: radius.full,
  backgroundColor: vars.canvas.well,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
})
const hatched = (line: string, soft: string) => `repeating-linear-gradient(135deg, ${line} 0 3px, ${soft} 0 6px)`
/** A part of a bar. Paper in stock is solid, paper on order is hatched, and missing paper is hatched in red. */
export const part = variants({
  hand: {
    backgroundColor: vars.text.secondary,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  },
  coming: { background: hatched(vars.text.secondary, vars.canvas.well) },
  missing: { background: hatched(vars.status.danger.solid, vars.status.danger.soft) },
})

/** A line of text about the paper to order or the paper on order. */
export const line = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  paddingBlock: space[3],
  color: vars.text.secondary,
})
export const words = style({ flex: '1 1 16rem' })
export const late = style({ color: vars.status.danger.text })
