import { useTranslation } from '@press/i18n'
import { CategoryAxis, ValueAxis, getTextWidthPx } from '../parts/Axes.tsx'
import { ChartFrame } from '../parts/ChartFrame.tsx'
import { Cursor } from '../parts/Cursor.tsx'
import { EndLabels, measureEndLabels } from '../parts/EndLabels.tsx'
import { Legend } from '../parts/Legend.tsx'
import { findNearestIndex, getPointPositions } from '../parts/positions.ts'
import { createLinearScale } from '../parts/scale.ts'
import type { ChartProps } from '../parts/series.ts'
import { buildBandPath, buildLinePath, type Point } from '../parts/shapes.ts'
import { stackSeries, sumStacks } from '../parts/stack.ts'
import { getAreaStyle, Textures } from '../parts/Textures.tsx'
import { ChartTooltip, type TooltipRow } from '../parts/ChartTooltip.tsx'
import { useChart } from '../parts/useChart.ts'
import * as styles from '../parts/charts.css.ts'
import type { SeriesLabeling } from '../LineChart/LineChart.tsx'

export interface AreaChartProps extends ChartProps {
  /**
   * Where the names of the series are: in a legend that can also hide series, or at the ends of the areas if they fit.
   * @default 'legend'
   */
  labels?: SeriesLabeling
  /**
   * A total under the series in the tooltip: of all series, or of the listed series. @default of all series, if there are several
   */
  total?: { label: string; keys: readonly string[] }
}

/** A total and its parts over time: stacked areas, the first series at the bottom. */
export function AreaChart({ labels = 'legend', total, ...props }: AreaChartProps) {
  const { t } = useTranslation('charts')
  const chart = useChart(props)
  const { id, format, styledSeries, visibleSeries, hidden, toggle, active, setActive, width, measure, height, name } =
    chart
  const { categories, categoryFormat = 'text' } = props

  const layers = stackSeries(visibleSeries)
  const totals = sumStacks(visibleSeries)
  const axis = format.axis(Math.max(0, ...totals))
  const labelRoomPx =
    labels === 'direct'
      ? measureEndLabels(
          styledSeries.map(({ label }) => label),
          width,
        )
      : undefined
  const names = categories.map((_category, index) => name(index, 'short'))
  const outerEdges = { top: axis.unit ? 34 : 16, bottom: height - 30 }
  const scale = createLinearScale(totals, [outerEdges.bottom, outerEdges.top])
  const left = Math.max(...scale.ticks.map((tick) => getTextWidthPx(axis.tick(tick)))) + 14
  const box = {
    ...outerEdges,
    left,
    right: width - (labelRoomPx ?? Math.max(10, getTextWidthPx(names.at(-1) ?? '') / 2)),
  }
  const pointPositions = getPointPositions(categories, categoryFormat)
  const getX = (index: number) => box.left + (pointPositions[index] ?? 0) * (box.right - box.left)
  const getEdgePoints = (spans: (typeof layers)[number]['spans'], side: 0 | 1): Point[] =>
    spans.slice(0, categories.length).map((span, index) => [getX(index), scale.getPosition(span[side])])

  const shownTotal =
    total ?? (styledSeries.length > 1 ? { label: t('total'), keys: styledSeries.map(({ key }) => key) } : undefined)
  const getTooltipRows = (index: number): TooltipRow[] => [
    ...visibleSeries.toReversed().map((series) => ({
      key: series.key,
      label: series.label,
      value: format.value(series.values[index]),
      seriesStyle: { series, mark: 'area' as const },
    })),
    ...(shownTotal
      ? [
          {
            key: 'total',
            label: shownTotal.label,
            value: format.value(
              sumStacks(visibleSeries.filter(({ key }) => shownTotal.keys.includes(key)))[index] ?? 0,
            ),
          },
        ]
      : []),
  ]
  const lastIndex = categories.length - 1

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
            entries={styledSeries.toReversed().map((series) => ({ series, mark: 'area' }))}
            hidden={hidden}
            onToggle={toggle}
          />
        )
      }
    >
      <div ref={measure} className={styles.plot}>
        <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden>
          <Textures id={id} series={visibleSeries} />
          <ValueAxis box={box} scale={scale} tick={axis.tick} unit={axis.unit} />
          <CategoryAxis box={box} names={names} getPosition={getX} />
          {layers.map(({ series, spans }) => {
            const { className, fill } = getAreaStyle(id, series)
            return (
              <path
                key={series.key}
                d={buildBandPath(getEdgePoints(spans, 1), getEdgePoints(spans, 0))}
                className={className}
                fill={fill}
                strokeWidth={0}
              />
            )
          })}
          {layers.map(({ series, spans }) => (
            <path
              key={series.key}
              d={buildLinePath(getEdgePoints(spans, 1))}
              fill="none"
              strokeLinejoin="round"
              className={styles.seam}
            />
          ))}
          {active !== undefined && (
            <g>
              <path d={`M${getX(active)} ${box.top}V${box.bottom}`} className={styles.cursorLine} />
              {layers.map(({ series, spans }) => (
                <circle
                  key={series.key}
                  cx={getX(active)}
                  cy={scale.getPosition(spans[active]?.[1] ?? 0)}
                  r={3.5}
                  className={styles.dot}
                />
              ))}
            </g>
          )}
          {labelRoomPx && (
            <EndLabels
              box={box}
              labels={layers.map(({ series, spans }) => {
                const [from, to] = spans[lastIndex] ?? [0, 0]
                return {
                  key: series.key,
                  label: series.label,
                  tone: series.tone,
                  y: scale.getPosition((from + to) / 2),
                }
              })}
            />
          )}
        </svg>
        <Cursor
          id={id}
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
