import { Swatch, type SeriesMark } from './Swatch.tsx'
import type { StyledSeries } from './series.ts'
import * as styles from './charts.css.ts'

export interface TooltipRow {
  key: string
  label: string
  value: string
  /** The style of the series; without it the row is a total. */
  seriesStyle?: { series: StyledSeries; mark: SeriesMark }
}

interface ChartTooltipProps {
  title: string
  rows: readonly TooltipRow[]
  /** Position of the point, and the width of the drawing, in pixels. */
  x: number
  width: number
  /** Position from the top, if points are one under another: a CSS length. */
  y?: string
}

/** Width in pixels below which the tooltip is placed under the points, because there is no space next to them. */
const minRoomyWidthPx = 400
const gapPx = 14

/** The numbers of the active point. The cursor gives screen readers the same information. */
export function ChartTooltip({ title, rows, x, width, y }: ChartTooltipProps) {
  const positionStyle =
    width < minRoomyWidthPx
      ? { insetInline: 0, insetBlockStart: y ?? 'calc(100% + 6px)', inlineSize: 'auto', maxInlineSize: 'none' }
      : { insetBlockStart: y ?? 0, ...(x > width / 2 ? { right: width - x + gapPx } : { left: x + gapPx }) }
  return (
    <div className={styles.tip} style={positionStyle} data-surface="canvas" aria-hidden>
      <div className={styles.tipTitle}>{title}</div>
      <div className={styles.tipRows}>
        {rows.map(({ key, label, value, seriesStyle }) => (
          <div key={key} className={styles.tipRow}>
            {seriesStyle && <Swatch {...seriesStyle} />}
            <span className={seriesStyle ? undefined : styles.tipTotal}>{label}</span>
            <span className={styles.tipValue}>{value}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
