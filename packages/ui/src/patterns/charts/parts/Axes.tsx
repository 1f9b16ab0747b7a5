import type { Scale } from './scale.ts'
import * as styles from './charts.css.ts'

/** About how wide words of 12 px are; near enough to keep room for them. */
export const wordsWidth = (words: string): number => Math.ceil(words.length * 6.7)

/** As much of a name as fits; broad letters may stand together. */
const clipped = (words: string, room: number) => {
  const letters = Math.floor(room / 7.4)
  return words.length <= letters ? words : `${words.slice(0, Math.max(1, letters - 1)).trimEnd()}…`
}

/** The drawing's inner edges, in pixels. */
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
  /** What the numbers count: stands over them. */
  unit?: string | undefined
}

/** Hairlines across, with their numbers before them. */
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
  /** Short names in order, and where each stands. */
  names: readonly string[]
  at: (index: number) => number
  /** Room for each name, which is cut short to it; without it names that would touch the one before are left out. */
  room?: number | undefined
  /** The one that is now. */
  now?: number | undefined
}

const between = 8

/** Places of the names that do not touch the one shown before them. */
function apart(names: readonly string[], at: (index: number) => number): Set<number> {
  const shown = new Set<number>()
  let edge = -Infinity
  names.forEach((name, index) => {
    const half = wordsWidth(name) / 2
    if (at(index) - half < edge) return
    shown.add(index)
    edge = at(index) + half + between
  })
  return shown
}

export function CategoryAxis({ box, names, at, room, now }: CategoryAxisProps) {
  const shown = room === undefined ? apart(names, at) : undefined
  return (
    <g>
      {names.map((name, index) =>
        shown && !shown.has(index) ? null : (
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
