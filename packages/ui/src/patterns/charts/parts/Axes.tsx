import type { Scale } from './scale.ts'
import * as styles from './charts.css.ts'

/** Estimates the width in pixels of a 12 px text; accurate enough to reserve space. */
export const getTextWidthPx = (text: string): number => Math.ceil(text.length * 6.7)

/** Shortens a name to a width; assumes wide letters. */
const clipText = (text: string, roomPx: number) => {
  const maxLetters = Math.floor(roomPx / 7.4)
  return text.length <= maxLetters ? text : `${text.slice(0, Math.max(1, maxLetters - 1)).trimEnd()}…`
}

/** The inner edges of the drawing, in pixels. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface ValueAxisProps {
  box: Box
  scale: Scale
  tick: (value: number) => string
  /** The unit of the numbers, shown above the numbers. */
  unit?: string | undefined
}

/** Horizontal grid lines, with their numbers before them. */
export function ValueAxis({ box, scale, tick, unit }: ValueAxisProps) {
  return (
    <g>
      {scale.ticks.map((value) => (
        <g key={value}>
          <path
            d={`M${box.left} ${scale.getPosition(value)}H${box.right}`}
            className={value === 0 ? styles.zero : styles.grid}
            shapeRendering="crispEdges"
          />
          <text x={box.left - 10} y={scale.getPosition(value) + 4} textAnchor="end" className={styles.tickText}>
            {tick(value)}
          </text>
        </g>
      ))}
      {unit && (
        <text x={0} y={box.top - 14} className={styles.tickText}>
          {unit}
        </text>
      )}
    </g>
  )
}

interface CategoryAxisProps {
  box: Box
  /** Short names in order, and the position of each. */
  names: readonly string[]
  getPosition: (index: number) => number
  /** Width for each name, which is shortened to fit. Without it, a name that would touch the previous name is omitted. */
  room?: number | undefined
  /** Index of the current category. */
  currentIndex?: number | undefined
}

const nameGapPx = 8

/** Returns the indexes of names that do not touch the previously shown name. */
function pickSpacedIndexes(names: readonly string[], getX: (index: number) => number): Set<number> {
  const shownIndexes = new Set<number>()
  let lastEdge = -Infinity
  names.forEach((name, index) => {
    const halfWidth = getTextWidthPx(name) / 2
    if (getX(index) - halfWidth < lastEdge) return
    shownIndexes.add(index)
    lastEdge = getX(index) + halfWidth + nameGapPx
  })
  return shownIndexes
}

export function CategoryAxis({ box, names, getPosition, room, currentIndex }: CategoryAxisProps) {
  const shownIndexes = room === undefined ? pickSpacedIndexes(names, getPosition) : undefined
  return (
    <g>
      {names.map((name, index) =>
        shownIndexes && !shownIndexes.has(index) ? null : (
          <text
            key={getPosition(index)}
            x={getPosition(index)}
            y={box.bottom + 20}
            textAnchor="middle"
            className={index === currentIndex ? styles.currentTickText : styles.tickText}
          >
            {room === undefined ? name : clipText(name, room)}
          </text>
        ),
      )}
    </g>
  )
}
