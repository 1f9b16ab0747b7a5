import type { StyledSeries, Texture } from './series.ts'
import { lineFill, lineStroke, softFill, solidFill, tone } from './tone.css.ts'

const patternMarks: Record<Exclude<Texture, 'solid'>, { edge: number; d: string; filled?: boolean }> = {
  hatch: { edge: 5, d: 'M-1 1L1 -1M-1 6L6 -1M4 6L6 4' },
  dots: { edge: 5, d: 'M1 2.5a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0 -2.5 0Z', filled: true },
  cross: { edge: 6, d: 'M0 3H6M3 0V6' },
}

interface TexturesProps {
  /** Id of the chart; prefix of the ids of its textures. */
  id: string
  series: readonly StyledSeries[]
}

/** The patterns that fill areas; rendered once per drawing. */
export function Textures({ id, series }: TexturesProps) {
  return (
    <defs>
      {series.map(({ place, tone: colour, texture }) => {
        if (texture === 'solid') return null
        const { edge, d, filled } = patternMarks[texture]
        return (
          <pattern
            key={place}
            id={`${id}-${place}`}
            className={tone[colour]}
            width={edge}
            height={edge}
            patternUnits="userSpaceOnUse"
          >
            <rect width={edge} height={edge} className={softFill} />
            <path d={d} className={filled ? lineFill : lineStroke} strokeWidth={1.4} />
          </pattern>
        )
      })}
    </defs>
  )
}

/**
 * Returns fill and outline of an area as props for its shape. A texture gets an outline, because its background is too pale without
 * one.
 */
export const getAreaStyle = (id: string, { place, tone: colour, texture }: StyledSeries) =>
  texture === 'solid'
    ? { className: `${tone[colour]} ${solidFill} ${lineStroke}`, strokeWidth: 0.75 }
    : { className: `${tone[colour]} ${lineStroke}`, fill: `url(#${id}-${place})`, strokeWidth: 1.25 }
