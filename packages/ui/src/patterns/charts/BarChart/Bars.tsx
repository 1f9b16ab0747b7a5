import { classes } from '../../../foundations/classes.ts'
import { getTextWidthPx } from '../parts/Axes.tsx'
import type { Scale } from '../parts/scale.ts'
import type { StyledSeries } from '../parts/series.ts'
import { buildBarPath } from '../parts/shapes.ts'
import { stackSeries, sumStacks } from '../parts/stack.ts'
import { getAreaStyle } from '../parts/Textures.tsx'
import * as styles from '../parts/charts.css.ts'
import { unfinishedBar } from './BarChart.css.ts'

interface BarsProps {
  id: string
  series: readonly StyledSeries[]
  stacked: boolean
  count: number
  middle: (index: number) => number
  step: number
  scale: Scale
  /** Ticks across the bars; a number above a bar avoids its tick. */
  ticks: readonly (number | null)[]
  /** Index of the category that has not ended, or -1. */
  currentIndex: number
  label: (value: number) => string
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))
/** Distance between bars of one category, in pixels. */
const barGapPx = 3
const numberHeightPx = 20

const getBarWidth = (step: number, bars: number, stacked: boolean) =>
  stacked || bars < 2 ? clamp(step * 0.42, 5, 30) : clamp((step * 0.66) / bars - barGapPx, 3, 22)

/** Returns the width in pixels that a category's bars take. */
export const getBarsWidth = (step: number, bars: number, stacked: boolean): number => {
  const barsSideBySide = stacked ? 1 : Math.max(1, bars)
  return getBarWidth(step, bars, stacked) * barsSideBySide + barGapPx * (barsSideBySide - 1)
}

/** The bars, with their numbers if there is space. */
export function Bars({ id, series, stacked, count, middle, step, scale, ticks, currentIndex, label }: BarsProps) {
  const width = getBarWidth(step, series.length, stacked)
  const firstOffset = -getBarsWidth(step, series.length, stacked) / 2
  const baselineY = scale.getPosition(0)
  const layers = stacked
    ? stackSeries(series)
    : series.map((item) => ({ series: item, spans: item.values.map((value) => [0, value ?? 0] as const) }))
  const topValues = stacked ? sumStacks(series) : (series.length === 1 && series[0]?.values) || []
  const labelsFit = topValues.every((value) => value === null || getTextWidthPx(label(value)) <= step - 6)

  return (
    <g>
      {layers.map((layer, layerIndex) =>
        layer.spans.slice(0, count).map(([from, to], index) => {
          if (from === to) return null
          const x = middle(index) + firstOffset + (stacked ? 0 : layerIndex * (width + barGapPx))
          // In a stack only the top bar is rounded.
          const isInner =
            stacked && layers.slice(layerIndex + 1).some(({ spans }) => spans[index]?.[0] !== spans[index]?.[1])
          const { className, ...look } = getAreaStyle(id, layer.series)
          return (
            <path
              key={`${layer.series.key} ${index}`}
              d={buildBarPath(
                x,
                width,
                stacked ? scale.getPosition(from) : baselineY,
                scale.getPosition(to),
                isInner ? 0 : 3,
              )}
              {...look}
              className={classes(className, index === currentIndex && unfinishedBar)}
            />
          )
        }),
      )}
      {labelsFit &&
        topValues.slice(0, count).map((value, index) => {
          if (!value) return null
          const endY = scale.getPosition(value)
          const tick = ticks[index] ?? undefined
          const isCrossed =
            tick !== undefined && endY - scale.getPosition(tick) < numberHeightPx && scale.getPosition(tick) < endY
          const topY = isCrossed ? scale.getPosition(tick) : endY
          return (
            <text
              key={middle(index)}
              x={middle(index)}
              y={value < 0 ? endY + 15 : topY - 7}
              textAnchor="middle"
              className={index === currentIndex ? styles.unfinishedValueText : styles.valueText}
            >
              {label(value)}
            </text>
          )
        })}
    </g>
  )
}
