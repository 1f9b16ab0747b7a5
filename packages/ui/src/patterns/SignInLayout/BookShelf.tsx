import { useId } from 'react'
import { font } from '../../themes/scale.ts'
import { shelf as picture } from '../../themes/cloth.ts'
import { leaningSpine, spines, type Spine } from './spines.ts'
import { shelf } from './SignInLayout.css.ts'

const floorY = 560

/** A shelf of the university's books, shown by their spines. Decorative: screen readers skip it. */
export function BookShelf() {
  const gradientId = useId()
  return (
    <svg className={shelf} viewBox="-30 0 774 566" preserveAspectRatio="xMinYMax meet" aria-hidden>
      <defs>
        <linearGradient id={gradientId}>
          <stop offset="0" stopColor="#000" stopOpacity=".28" />
          <stop offset=".12" stopColor="#fff" stopOpacity=".1" />
          <stop offset=".35" stopColor="#fff" stopOpacity=".06" />
          <stop offset=".8" stopColor="#000" stopOpacity=".06" />
          <stop offset="1" stopColor="#000" stopOpacity=".34" />
        </linearGradient>
      </defs>
      {spines.map((spine) => (
        <g key={spine.title} transform={`translate(${spine.x} ${floorY - spine.height})`}>
          <Book spine={spine} light={gradientId} />
        </g>
      ))}
      <g transform={`translate(${leaningSpine.x} ${floorY}) rotate(-8.6) translate(0 ${-leaningSpine.height})`}>
        <Book spine={leaningSpine} light={gradientId} unstamped />
      </g>
      {/* The board extends to the edge of the wall at any width. */}
      <rect x="-30" y="561" width="4000" height="2.5" fill={picture.board} opacity=".38" />
    </svg>
  )
}

interface BookProps {
  spine: Spine
  light: string
  /** Whether the spine has no stamp at the bottom. */
  unstamped?: boolean
}

function Book({ spine: { title, width, height, cloth, ink, size, motif }, light, unstamped = false }: BookProps) {
  const middleX = width / 2
  const stampY = height - 50
  return (
    <>
      <rect width={width} height={height} rx="2" fill={cloth} />
      <rect width={width} height={height} rx="2" fill={`url(#${light})`} />
      <g stroke={ink} strokeWidth="1.2" fill="none" opacity=".75">
        <path d={`M0 26h${width}M0 31h${width}M0 ${height - 30}h${width}M0 ${height - 35}h${width}`} />
        {!unstamped && <path d={stamps[motif](middleX, stampY)} />}
      </g>
      <text
        transform={`translate(${middleX - size * 0.3} 48) rotate(90)`}
        fill={ink}
        fontFamily={font.book}
        fontWeight="540"
        fontSize={size}
      >
        {title}
      </text>
    </>
  )
}

const stamps: Record<Spine['motif'], (x: number, y: number) => string> = {
  lozenge: (x, y) => `M${x} ${y - 8}l8 8-8 8-8-8z`,
  wheel: (x, y) => `M${x - 7} ${y}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M${x - 7} ${y}h14M${x} ${y - 7}v14`,
  horn: (x, y) => `M${x} ${y + 6}v-10c0-7-10-7-10 0M${x} ${y - 4}c0-7 10-7 10 0`,
}
