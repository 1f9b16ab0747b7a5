import { classes } from '../../../foundations/classes.ts'
import { wordsWidth } from '../parts/Axes.tsx'
import type { Scale } from '../parts/scale.ts'
import type { StyledSeries } from '../parts/series.ts'
import { barPath } from '../parts/shapes.ts'
import { stackSeries, sumStacks } from '../parts/stack.ts'
import { getAreaStyle } from '../parts/Textures.tsx'
import * as styles from '../parts/charts.css.ts'
import { paler } from './BarChart.css.ts'

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
  now: number
  label: (value: number) => string
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))
/** Distance between bars of one category, in pixels. */
const between = 3
const numberHeight = 20

const barWidth = (step: number, bars: number, stacked: boolean) =>
  stacked || bars < 2 ? clamp(step * 0.42, 5, 30) : clamp((step * 0.66) / bars - between, 3, 22)

/** Returns the width in pixels that a category's bars take. */
export const barsWidth = (step: number, bars: number, stacked: boolean): number => {
  const side = stacked ? 1 : Math.max(1, bars)
  return barWidth(step, bars, stacked) * side + between * (side - 1)
}

/** The bars, with their numbers if there is space. */
export function Bars({ id, series, stacked, count, middle, step, scale, ticks, now, label }: BarsProps) {
  const width = barWidth(step, series.length, stacked)
  const first = -barsWidth(step, series.length, stacked) / 2
  const foot = scale.at(0)
  const layers = stacked
    ? stackSeries(series)
    : series.map((one) => ({ series: one, spans: one.values.map((value) => [0, value ?? 0] as const) }))
  const tops = stacked ? sumStacks(series) : (series.length === 1 && series[0]?.values) || []
  const labelsFit = tops.every((value) => value === null || wordsWidth(label(value)) <= step - 6)

  return (
    <g>
      {layers.map((layer, place) =>
        layer.spans.slice(0, count).map(([from, to], index) => {
          if (from === to) return null
          const x = middle(index) + first + (stacked ? 0 : place * (width + between))
          // In a stack only the top bar is rounded.
          const inner = stacked && layers.slice(place + 1).some(({ spans }) => spans[index]?.[0] !== spans[index]?.[1])
          const { className, ...look } = getAreaStyle(id, layer.series)
          return (
            <path
              key={`${layer.series.key} ${index}`}
              d={barPath(x, width, stacked ? scale.at(from) : foot, scale.at(to), inner ? 0 : 3)}
              {...look}
              className={classes(className, index === now && paler)}
            />
          )
        }),
      )}
      {labelsFit &&
        tops.slice(0, count).map((value, index) => {
          if (!value) return null
          const end = scale.at(value)
          const tick = ticks[index] ?? undefined
          const crossed = tick !== undefined && end - scale.at(tick) < numberHeight && scale.at(tick) < end
          const top = crossed ? scale.at(tick) : end
          return (
            <text
              key={middle(index)}
              x={middle(index)}
              y={value < 0 ? end + 15 : top - 7}
              textAnchor="middle"
              className={index === now ? styles.unsettledWords : styles.valueWords}
            >
              {label(value)}
            </text>
          )
        })}
    </g>
  )
}
