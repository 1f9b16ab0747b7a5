import type { Scale } from './scale.ts'
import * as styles from './charts.css.ts'

/** Estimates the width in pixels of a 12 px text; accurate enough to reserve space. */
export const wordsWidth = (words: string): number => Math.ceil(words.length * 6.7)

/** Shortens a name to a width; assumes wide letters. */
const clipped = (words: string, room: number) => {
  const letters = Math.floor(room / 7.4)
  return words.length <= letters ? words : `${words.slice(0, Math.max(1, letters - 1)).trimEnd()}…`
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
            d={`M${box.left} ${scale.at(value)}H${box.right}`}
            className={value === 0 ? styles.zero : styles.grid}
            shapeRendering="crispEdges"
          />
          <text x={box.left - 10} y={scale.at(value) + 4} textAnchor="end" className={styles.tickWords}>
            {tick(value)}
          </text>
        </g>
      ))}
      {unit && (
        <text x={0} y={box.top - 14} className={styles.tickWords}>
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
  at: (index: number) => number
  /** Width for each name, which is shortened to fit. Without it, a name that would touch the previous name is omitted. */
  room?: number | undefined
  /** Index of the current category. */
  now?: number | undefined
}

const between = 8

/** Returns the indexes of names that do not touch the previously shown name. */
function apart(names: readonly string[], at: (index: number) => number): Set<number> {
  const shownIndexes = new Set<number>()
  let edge = -Infinity
  names.forEach((name, index) => {
    const half = wordsWidth(name) / 2
    if (at(index) - half < edge) return
    shownIndexes.add(index)
    edge = at(index) + half + between
  })
  return shownIndexes
}

export function CategoryAxis({ box, names, at, room, now }: CategoryAxisProps) {
  const shownIndexes = room === undefined ? apart(names, at) : undefined
  return (
    <g>
      {names.map((name, index) =>
        shownIndexes && !shownIndexes.has(index) ? null : (
          <text
            key={at(index)}
            x={at(index)}
            y={box.bottom + 20}
            textAnchor="middle"
            className={index === now ? styles.tickWordsNow : styles.tickWords}
          >
            {room === undefined ? name : clipped(name, room)}
          </text>
        ),
      )}
    </g>
  )
}
