import { CategoryAxis, ValueAxis, getTextWidthPx } from '../parts/Axes.tsx'
import { ChartFrame } from '../parts/ChartFrame.tsx'
import { Cursor } from '../parts/Cursor.tsx'
import { getDashPattern } from '../parts/dashes.ts'
import { EndLabels, measureEndLabels, type EndLabel } from '../parts/EndLabels.tsx'
import { Legend } from '../parts/Legend.tsx'
import { Markers } from '../parts/Markers.tsx'
import { findNearestIndex, getPointPositions } from '../parts/positions.ts'
import { createLinearScale } from '../parts/scale.ts'
import type { ChartProps, StyledSeries, SeriesTone } from '../parts/series.ts'
import { buildBandPath, buildLinePath, type Point } from '../parts/shapes.ts'
import { ChartTooltip, type TooltipRow } from '../parts/ChartTooltip.tsx'
import { lineStroke, tone } from '../parts/tone.css.ts'
import { useChart } from '../parts/useChart.ts'
import * as styles from '../parts/charts.css.ts'
import { gapFill } from './LineChart.css.ts'

/** The area between two lines, named separately: a debt between the invoiced and the paid amount. */
export interface LineGap {
  label: string
  /** Keys of the two series. */
  upper: string
  lower: string
  /** The colour of the area. @default 'attention' */
  tone?: SeriesTone
}

export const seriesLabelings = ['legend', 'direct'] as const
export type SeriesLabeling = (typeof seriesLabelings)[number]

export interface LineChartProps extends ChartProps {
  /**
   * Where the names of the series are: in a legend that can also hide series, or at the ends of the lines if they fit.
   * @default 'legend'
   */
  labels?: SeriesLabeling
  gap?: LineGap
  /** Whether the axis starts at zero; turn it off if only changes matter: a price, a share. @default true */
  fromZero?: boolean
}

const findLastValueIndex = (series: StyledSeries) => series.values.findLastIndex((value) => value !== null)

/** Amounts over time. */
export function LineChart({ labels = 'legend', gap, fromZero = true, ...props }: LineChartProps) {
  const chart = useChart(props)
  const { id, format, styledSeries, visibleSeries, hidden, toggle, active, setActive, width, measure, height, name } =
    chart
  const { categories, categoryFormat = 'text' } = props

  const values = visibleSeries.flatMap((item) => item.values)
  const axis = format.axis(Math.max(0, ...values.map((value) => value ?? 0)))
  const upper = visibleSeries.find(({ key }) => key === gap?.upper)
  const lower = visibleSeries.find(({ key }) => key === gap?.lower)
  const gapSeries = gap && upper && lower && { ...gap, upper, lower }
  const getGapValue = (index: number) => {
    const [high, low] = [gapSeries?.upper.values[index], gapSeries?.lower.values[index]]
    return high === null || high === undefined || low === null || low === undefined ? undefined : high - low
  }
  const lastGapIndex = gapSeries ? categories.findLastIndex((_category, index) => getGapValue(index) !== undefined) : -1
  const gapLabel =
    gapSeries && lastGapIndex >= 0 ? `${gapSeries.label} ${axis.tick(getGapValue(lastGapIndex) ?? 0)}` : undefined

  const names = [...styledSeries.map(({ label }) => label), ...(gapLabel ? [gapLabel] : [])]
  const labelRoomPx = labels === 'direct' ? measureEndLabels(names, width) : undefined
  const shortNames = categories.map((_category, index) => name(index, 'short'))
  const outerEdges = { top: axis.unit ? 34 : 16, bottom: height - 30 }
  const scale = createLinearScale(values, [outerEdges.bottom, outerEdges.top], { zero: fromZero })
  const left = Math.max(...scale.ticks.map((tick) => getTextWidthPx(axis.tick(tick)))) + 18
  const box = {
    ...outerEdges,
    left,
    right: width - (labelRoomPx ?? Math.max(10, getTextWidthPx(shortNames.at(-1) ?? '') / 2)),
  }
  const pointPositions = getPointPositions(categories, categoryFormat)
  const getX = (index: number) => box.left + (pointPositions[index] ?? 0) * (box.right - box.left)
  const getPoints = ({ values: seriesValues }: StyledSeries): (Point | null)[] =>
    seriesValues
      .slice(0, categories.length)
      .map((value, index) => (value === null ? null : [getX(index), scale.getPosition(value)]))
  const getEdgePoints = (series: StyledSeries) =>
    getPoints(series).filter((_point, index) => getGapValue(index) !== undefined) as Point[]

  const getTooltipRows = (index: number): TooltipRow[] => [
    ...visibleSeries.map((series) => ({
      key: series.key,
      label: series.label,
      value: format.value(series.values[index]),
      seriesStyle: { series, mark: 'line' as const },
    })),
    ...(gapSeries ? [{ key: 'gap', label: gapSeries.label, value: format.value(getGapValue(index)) }] : []),
  ]
  const endLabels: EndLabel[] = [
    ...visibleSeries.map((series) => ({
      key: series.key,
      label: series.label,
      tone: series.tone,
      y: scale.getPosition(series.values[findLastValueIndex(series)] ?? 0),
      strong: series.tone !== 'ink',
    })),
    ...(gapSeries && gapLabel
      ? [
          {
            key: 'gap',
            label: gapLabel,
            tone: gapSeries.tone ?? 'attention',
            y: scale.getPosition(
              ((gapSeries.upper.values[lastGapIndex] ?? 0) + (gapSeries.lower.values[lastGapIndex] ?? 0)) / 2,
            ),
            strong: true,
          },
        ]
      : []),
  ]

  return (
    <ChartFrame
      {...props}
      id={id}
      height={height}
      blank={chart.blank}
      table={chart.table}
      legend={
        styledSeries.length > 1 &&
        !labelRoomPx && (
          <Legend
            entries={styledSeries.map((series) => ({ series, mark: 'line' }))}
            hidden={hidden}
            onToggle={toggle}
          />
        )
      }
    >
      <div ref={measure} className={styles.plot}>
        <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden>
          <ValueAxis box={box} scale={scale} tick={axis.tick} unit={axis.unit} />
          <CategoryAxis box={box} names={shortNames} getPosition={getX} />
          {gapSeries && (
            <path
              d={buildBandPath(getEdgePoints(gapSeries.upper), getEdgePoints(gapSeries.lower))}
              className={`${tone[gapSeries.tone ?? 'attention']} ${gapFill}`}
            />
          )}
          {active !== undefined && (
            <path d={`M${getX(active)} ${box.top}V${box.bottom}`} className={styles.cursorLine} />
          )}
          {visibleSeries.map((series) => (
            <g key={series.key} className={tone[series.tone]}>
              <path
                d={buildLinePath(getPoints(series))}
                className={lineStroke}
                fill="none"
                strokeWidth={2.25}
                strokeLinejoin="round"
                strokeLinecap="round"
                strokeDasharray={getDashPattern(series.place)}
              />
            </g>
          ))}
          {visibleSeries.map((series) => {
            const markedIndexes = new Set([findLastValueIndex(series), active])
            return (
              <Markers
                key={series.key}
                series={series}
                size={4}
                points={getPoints(series).filter(
                  (point, index): point is Point => point !== null && markedIndexes.has(index),
                )}
              />
            )
          })}
          {labelRoomPx && <EndLabels labels={endLabels} box={box} />}
        </svg>
        <Cursor
          id={id}
          hrefs={props.hrefs}
          label={props.title}
          count={categories.length}
          active={active}
          onActiveChange={setActive}
          nearest={(x) => findNearestIndex(pointPositions, (x - box.left) / (box.right - box.left))}
          text={(index) => chart.text(index, getTooltipRows(index))}
        />
        {active !== undefined && (
          <ChartTooltip title={name(active)} rows={getTooltipRows(active)} x={getX(active)} width={width} />
        )}
      </div>
    </ChartFrame>
  )
}
