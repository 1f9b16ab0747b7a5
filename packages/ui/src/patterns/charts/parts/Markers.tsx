import type { StyledSeries } from './series.ts'
import type { Point } from './shapes.ts'
import * as styles from './charts.css.ts'
import { lineFill, tone } from './tone.css.ts'

/** The outlines of a circle, a square, a diamond and a triangle, so that each series has another shape. */
const outlines: readonly ((x: number, y: number, r: number) => string)[] = [
  (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
  (x, y, r) => `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`,
  (x, y, r) => `M${x} ${y - r * 1.25}l${r * 1.25} ${r * 1.25}l${-r * 1.25} ${r * 1.25}l${-r * 1.25} ${-r * 1.25}Z`,
  (x, y, r) => `M${x} ${y - r * 1.2}l${r * 1.2} ${r * 2.1}h${-r * 2.4}Z`,
]

interface MarkersProps {
  series: StyledSeries
  points: readonly Point[]
  /** The radius of a marker in pixels. @default 3.5 */
  size?: number
}

/** Markers for the points of a line. */
export function Markers({ series, points, size = 3.5 }: MarkersProps) {
  const outline = outlines[series.place % outlines.length]
  return (
    <g className={tone[series.tone]}>
      {points.map(([x, y]) => (
        <path key={x} d={outline?.(x, y, size)} className={`${lineFill} ${styles.halo}`} paintOrder="stroke" />
      ))}
    </g>
  )
}
