import { Swatch, type SeriesMark } from './Swatch.tsx'
import type { StyledSeries } from './series.ts'
import * as styles from './charts.css.ts'

export interface TooltipRow {
  key: string
  label: string
  value: string
  /** Without it the row is a total. */
  look?: { series: StyledSeries; mark: SeriesMark }
}

interface ChartTooltipProps {
  title: string
  rows: readonly TooltipRow[]
  /** Where the point stands, and the width of the drawing, in pixels. */
  x: number
  width: number
  /** From the top, where points stand one under another: a CSS length. */
  y?: string
}

/** Narrower drawings have no room beside a point: the tip stands under them. */
const roomy = 400
const gap = 14

/** The numbers of the point in hand. The cursor says the same in words. */
export function ChartTooltip({ title, rows, x, width, y }: ChartTooltipProps) {
  const place =
    width < roomy
      ? { insetInline: 0, insetBlockStart: y ?? 'calc(100% + 6px)', inlineSize: 'auto', maxInlineSize: 'none' }
      : { insetBlockStart: y ?? 0, ...(x > width / 2 ? { right: width - x + gap } : { left: x + gap }) }
  return (
    <div className={styles.tip} style={place} data-surface="canvas" aria-hidden>
      <div className={styles.tipTitle}>{title}</div>
      <div className={styles.tipRows}>
        {rows.map(({ key, label, value, look }) => (
          <div key={key} className={styles.tipRow}>
            {look && <Swatch {...look} />}
            <span className={look ? undefined : styles.tipTotal}>{label}</span>
            <span className={styles.tipValue}>{value}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
