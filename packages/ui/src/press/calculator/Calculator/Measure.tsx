import type { SVGAttributes } from 'react'
import { getTextWidthPx } from '../../../patterns/charts/parts/Axes.tsx'
import type { Point } from './geometry.ts'
import * as styles from './drawings.css.ts'

interface MeasureProps {
  /** The two ends of the measured length. */
  ends: readonly [Point, Point]
  /** Where the dimension line is drawn: below, to the left (turned), or along a slope. */
  side: 'below' | 'before' | 'slope'
  /** Width of the board. Text along a slope stays within it. */
  limit?: number
  children: string
}

/** Pixels between an object and its dimension line. */
const offsetPx = 24
const tickPx = 3.5

const offsets = { below: [0, offsetPx], before: [-offsetPx, 0], slope: [13, 8] } as const

const getSlashPath = ([x, y]: Point) => `M${x - tickPx} ${y + tickPx}L${x + tickPx} ${y - tickPx}`

/** A dimension line with its ticks, extension lines and number. */
export function Measure({ ends, side, limit = Infinity, children }: MeasureProps) {
  const [dx, dy] = offsets[side]
  const [from, to] = ends.map(([x, y]) => [x + dx, y + dy] as const) as [Point, Point]
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const textWidth = getTextWidthPx(children)
  const fitsRight = to[0] + textWidth + 10 < limit
  const textAttributes: Record<MeasureProps['side'], SVGAttributes<SVGTextElement>> = {
    below: { x: middle[0], y: middle[1] + 20, textAnchor: 'middle' },
    before: { transform: `translate(${middle[0] - 9} ${middle[1]}) rotate(-90)`, textAnchor: 'middle' },
    slope: fitsRight
      ? { x: to[0] + 2, y: from[1] + 8, textAnchor: 'start' }
      : { x: Math.min(middle[0], limit - textWidth / 2 - 8), y: from[1] + 36, textAnchor: 'middle' },
  }
  return (
    <g>
      <path
        d={ends.map(([x, y]) => `M${x + dx / 5} ${y + dy / 5}L${x + dx * 1.3} ${y + dy * 1.3}`).join('')}
        className={styles.extension}
      />
      <path
        d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}${getSlashPath(from)}${getSlashPath(to)}`}
        className={styles.measure}
      />
      <text {...textAttributes[side]} className={styles.number}>
        {children}
      </text>
    </g>
  )
}
