import { scalePoint } from 'd3-scale'
import { createLinearScale } from '../parts/scale.ts'
import { buildLinePath, type Point } from '../parts/shapes.ts'
import type { SeriesTone } from '../parts/series.ts'
import { lineFill, lineStroke, tone as tones } from '../parts/tone.css.ts'
import * as styles from './Sparkline.css.ts'

export interface SparklineProps {
  /** The text alternative of the line: «за год от 9 до 31 книги в месяц, сейчас 21». */
  label: string
  values: readonly (number | null)[]
  /** The colour of the line. @default 'accent' */
  tone?: Extract<SeriesTone, 'accent' | 'ink' | 'danger' | 'success'>
}

const [width, height, padding] = [96, 24, 4]

/** The trend of a number as a small line next to it. */
export function Sparkline({ label, values, tone = 'accent' }: SparklineProps) {
  const scale = createLinearScale(values, [height - padding, padding], { zero: false })
  const getX = scalePoint(values.keys(), [padding, width - padding])
  const points = values.map((value, index): Point | null =>
    value === null ? null : [getX(index) ?? padding, scale.getPosition(value)],
  )
  const lastPoint = points.findLast((point) => point !== null)
  return (
    <svg className={`${styles.line} ${tones[tone]}`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path
        d={buildLinePath(points)}
        className={lineStroke}
        fill="none"
        strokeWidth={1.75}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {lastPoint && <circle cx={lastPoint[0]} cy={lastPoint[1]} r={2.75} className={lineFill} />}
    </svg>
  )
}
