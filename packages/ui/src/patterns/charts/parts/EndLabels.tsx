import type { SeriesTone } from './series.ts'
import { spreadLabels } from './stack.ts'
import { getTextWidthPx, type Box } from './Axes.tsx'
import { tone, toneText } from './tone.css.ts'

export interface EndLabel {
  key: string
  label: string
  tone: SeriesTone
  /** The preferred position, in pixels from the top. */
  y: number
  strong?: boolean
}

const lineHeightPx = 17
const labelOffsetPx = 10

/** Returns the width that the names take after the drawing; undefined if that would be too much. */
export const measureEndLabels = (labels: readonly string[], width: number): number | undefined => {
  const roomPx = Math.max(...labels.map(getTextWidthPx)) + labelOffsetPx
  return roomPx <= width * 0.33 ? roomPx : undefined
}

/** Names of the series at the ends of their lines, moved apart if they would touch. */
export function EndLabels({ labels, box }: { labels: readonly EndLabel[]; box: Box }) {
  const labelPositions = spreadLabels(
    labels.map(({ y }) => y),
    lineHeightPx,
    box.top - 4,
    box.bottom,
  )
  return (
    <g>
      {labels.map(({ key, label, tone: colour, strong }, index) => (
        <text
          key={key}
          x={box.right + labelOffsetPx}
          y={(labelPositions[index] ?? 0) + 4}
          className={`${tone[colour]} ${toneText}`}
          fontWeight={strong ? 500 : undefined}
        >
          {label}
        </text>
      ))}
    </g>
  )
}
