import { scaleBand } from 'd3-scale'
import { useTranslation } from '@press/i18n'
import { CategoryAxis, ValueAxis, getTextWidthPx } from '../parts/Axes.tsx'
import { ChartFrame } from '../parts/ChartFrame.tsx'
import { Cursor } from '../parts/Cursor.tsx'
import { Legend, type LegendEntry } from '../parts/Legend.tsx'
import { createLinearScale } from '../parts/scale.ts'
import type { ChartProps, StyledSeries } from '../parts/series.ts'
import { sumStacks } from '../parts/stack.ts'
import { Textures } from '../parts/Textures.tsx'
import { ChartTooltip, type TooltipRow } from '../parts/ChartTooltip.tsx'
import { useChart } from '../parts/useChart.ts'
import * as styles from '../parts/charts.css.ts'
import { Bars, getBarsWidth } from './Bars.tsx'

export const barLayouts = ['grouped', 'stacked'] as const
export type BarLayout = (typeof barLayouts)[number]

export interface BarChartProps extends ChartProps {
  /** Bars of one category side by side, or stacked. @default 'grouped' */
  layout?: BarLayout
  /** Values to compare the bars with, such as last year or a plan: a dark tick across each category. */
  reference?: { label: string; values: readonly (number | null)[] }
  /** The category that has not ended yet: drawn paler, with a bold name. */
  unfinished?: string
}

const referenceKey = 'reference'

/** Amounts by category, from zero up. */
export function BarChart({ layout = 'grouped', reference, unfinished, ...props }: BarChartProps) {
  const { t } = useTranslation('charts')
  const referenceSeries: StyledSeries | undefined = reference && {
    ...reference,
    key: referenceKey,
    tone: 'ink',
    texture: 'solid',
    place: props.series.length,
  }
  const chart = useChart(props, referenceSeries && [referenceSeries])
  const { id, format, styledSeries, visibleSeries, hidden, toggle, active, setActive, width, measure, height, name } =
    chart
  const { categories, categoryFormat = 'text' } = props

  const isStacked = layout === 'stacked'
  const referenceValues = referenceSeries && !hidden.has(referenceSeries.key) ? referenceSeries.values : []
  const totals = sumStacks(visibleSeries)
  const values = [
    ...(isStacked ? totals : visibleSeries.flatMap((shownSeries) => shownSeries.values)),
    ...referenceValues,
  ]
  const axis = format.axis(Math.max(0, ...values.map((value) => value ?? 0)))

  // Numbers are above positive bars and below negative bars.
  const belowZeroPx = values.some((value) => value !== null && value < 0) ? 18 : 0
  const outerEdges = { top: axis.unit ? 34 : 22, bottom: height - 30 - belowZeroPx }
  const scale = createLinearScale(values, [outerEdges.bottom, outerEdges.top])
  const box = {
    ...outerEdges,
    right: width,
    left: Math.max(...scale.ticks.map((tick) => getTextWidthPx(axis.tick(tick)))) + 10,
  }
  const bands = scaleBand(categories.keys(), [box.left, box.right])
  const bandWidth = bands.step()
  const getMiddleX = (index: number) => (bands(index) ?? 0) + bandWidth / 2
  const unfinishedIndex = unfinished === undefined ? -1 : categories.indexOf(unfinished)

  const getTooltipRows = (index: number): TooltipRow[] => [
    ...(isStacked ? visibleSeries.toReversed() : visibleSeries).map((series) => ({
      key: series.key,
      label: series.label,
      value: format.value(series.values[index]),
      seriesStyle: { series, mark: 'area' as const },
    })),
    ...(referenceSeries && referenceValues.length > 0
      ? [
          {
            key: referenceSeries.key,
            label: referenceSeries.label,
            value: format.value(referenceSeries.values[index]),
            seriesStyle: { series: referenceSeries, mark: 'tick' as const },
          },
        ]
      : []),
    ...(isStacked && visibleSeries.length > 1
      ? [{ key: 'total', label: t('total'), value: format.value(totals[index]) }]
      : []),
  ]
  const getTooltipTitle = (index: number) =>
    index === unfinishedIndex ? t('unfinished', { name: name(index) }) : name(index)

  const entries: LegendEntry[] = [
    ...styledSeries.map((series) => ({ series, mark: 'area' as const })),
    ...(referenceSeries ? [{ series: referenceSeries, mark: 'tick' as const }] : []),
  ]

  return (
    <ChartFrame
      {...props}
      id={id}
      height={height}
      blank={chart.blank}
      table={chart.table}
      legend={entries.length > 1 && <Legend entries={entries} hidden={hidden} onToggle={toggle} />}
    >
      <div ref={measure} className={styles.plot}>
        <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden>
          <Textures id={id} series={visibleSeries} />
          {active !== undefined && (
            <rect
              x={getMiddleX(active) - bandWidth / 2}
              y={box.top - 12}
              width={bandWidth}
              height={box.bottom - box.top + 12}
              rx={4}
              className={styles.activeBand}
            />
          )}
          <ValueAxis box={box} scale={scale} tick={axis.tick} unit={axis.unit} />
          <CategoryAxis
            box={{ ...box, bottom: box.bottom + belowZeroPx }}
            names={categories.map((_category, index) => name(index, 'short'))}
            getPosition={getMiddleX}
            room={categoryFormat === 'text' ? bandWidth - 4 : undefined}
            currentIndex={unfinishedIndex}
          />
          <Bars
            id={id}
            series={visibleSeries}
            stacked={isStacked}
            count={categories.length}
            middle={getMiddleX}
            step={bandWidth}
            scale={scale}
            ticks={referenceValues}
            currentIndex={unfinishedIndex}
            label={axis.tick}
          />
          {referenceValues.map((value, index) =>
            value === null || !categories[index] ? null : (
              <path
                key={categories[index]}
                d={`M${getMiddleX(index) - getBarsWidth(bandWidth, visibleSeries.length, isStacked) / 2 - 6} ${scale.getPosition(value)}h${getBarsWidth(bandWidth, visibleSeries.length, isStacked) + 12}`}
                className={styles.reference}
              />
            ),
          )}
        </svg>
        <Cursor
          id={id}
          hrefs={props.hrefs}
          label={props.title}
          count={categories.length}
          active={active}
          onActiveChange={setActive}
          nearest={(x) => Math.floor((x - box.left) / bandWidth)}
          text={(index) => chart.text(index, getTooltipRows(index))}
        />
        {active !== undefined && (
          <ChartTooltip
            title={getTooltipTitle(active)}
            rows={getTooltipRows(active)}
            x={getMiddleX(active)}
            width={width}
          />
        )}
      </div>
    </ChartFrame>
  )
}
