import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { classes } from '../../../foundations/classes.ts'
import { ChartFrame } from '../parts/ChartFrame.tsx'
import { Cursor } from '../parts/Cursor.tsx'
import { Legend, type LegendEntry } from '../parts/Legend.tsx'
import type { ChartProps, StyledSeries, SeriesTone } from '../parts/series.ts'
import { sumStacks } from '../parts/stack.ts'
import { ChartTooltip, type TooltipRow } from '../parts/ChartTooltip.tsx'
import { tone } from '../parts/tone.css.ts'
import { useChart, type TableColumn } from '../parts/useChart.ts'
import * as plain from '../parts/charts.css.ts'
import * as shared from '../parts/rows.css.ts'
import * as styles from './BarList.css.ts'

export interface BarListRow {
  key: string
  label: string
  /** A second line under the name. */
  detail?: string
  /** Content before the name: an avatar, a stage's icon. */
  leading?: ReactNode
  /** Rendered instead of the name: a book's title in its typeface. */
  content?: ReactNode
  /** Colour of this row, if rows differ in kind, such as their stage. @default the colour of the series */
  tone?: SeriesTone
}

export interface BarListProps extends Omit<ChartProps, 'categories' | 'categoryFormat' | 'height'> {
  rows: readonly BarListRow[]
  /** One value per row; the bars of several series share a line. Negative values are allowed only with one series. */
  series: ChartProps['series']
  /** A value to compare the row with, such as a norm or a capacity: a dark tick. */
  limit?: { label: string; values: readonly (number | null)[] }
  /** Numbers behind the amounts: shown in the tooltip and the table, not drawn. */
  figures?: readonly TableColumn[]
}

/** A few named amounts in a list: bars with visible names and numbers. */
export function BarList({ rows, limit, figures = [], ...props }: BarListProps) {
  const { t } = useTranslation('charts')
  const limitSeries: StyledSeries | undefined = limit && {
    ...limit,
    key: 'limit',
    tone: 'ink',
    texture: 'solid',
    place: props.series.length,
  }
  const chart = useChart({ ...props, categories: rows.map(({ label }) => label) }, [
    ...(limitSeries ? [limitSeries] : []),
    ...figures,
  ])
  const { id, format, formats, styledSeries, visibleSeries, hidden, toggle, active, setActive, width, measure } = chart

  const limits = limitSeries && !hidden.has(limitSeries.key) ? limitSeries.values : []
  const totals = sumStacks(visibleSeries)
  const knownValues = [...totals, ...limits].filter((value) => value !== null)
  const [low, high] = [Math.min(0, ...knownValues), Math.max(0, ...knownValues)]
  const toPercent = (value: number) => (value / (high - low || 1)) * 100
  const zeroPercent = toPercent(-low)

  const getTooltipRows = (index: number): TooltipRow[] => [
    ...visibleSeries.map((series) => ({
      key: series.key,
      label: series.label,
      value: format.value(series.values[index]),
      seriesStyle: { series: { ...series, tone: rows[index]?.tone ?? series.tone }, mark: 'area' as const },
    })),
    ...(limitSeries && limits.length > 0
      ? [
          {
            key: limitSeries.key,
            label: limitSeries.label,
            value: format.value(limitSeries.values[index]),
            seriesStyle: { series: limitSeries, mark: 'tick' as const },
          },
        ]
      : []),
    ...figures.map(({ key, label, values, valueFormat }) => ({
      key,
      label,
      value: formats(valueFormat ?? props.valueFormat).value(values[index]),
    })),
    ...(visibleSeries.length > 1 ? [{ key: 'total', label: t('total'), value: format.value(totals[index]) }] : []),
  ]
  const entries: LegendEntry[] = [
    ...styledSeries.map((series) => ({ series, mark: 'area' as const })),
    ...(limitSeries ? [{ series: limitSeries, mark: 'tick' as const }] : []),
  ]

  return (
    <ChartFrame
      {...props}
      id={id}
      height={Math.max(120, rows.length * 28)}
      blank={chart.blank}
      table={chart.table}
      legend={entries.length > 1 && <Legend entries={entries} hidden={hidden} onToggle={toggle} />}
    >
      <div ref={measure} className={`${plain.plot} ${shared.container}`}>
        <div className={styles.body} aria-hidden>
          {rows.map((row, index) => {
            const total = totals[index] ?? 0
            const start = total < 0 ? zeroPercent + toPercent(total) : zeroPercent
            const rowLimit = limits[index]
            return (
              <div key={row.key} className={styles.row} data-active={index === active || undefined}>
                <div className={styles.label}>
                  {row.leading}
                  <span className={shared.rowName}>
                    {row.content ?? row.label}
                    {row.detail && <span className={shared.detail}>{row.detail}</span>}
                  </span>
                </div>
                <div className={styles.track}>
                  <div
                    className={styles.bar}
                    style={{ insetInlineStart: `${start}%`, inlineSize: `${toPercent(Math.abs(total))}%` }}
                  >
                    {visibleSeries.map((series) => {
                      const value = series.values[index]
                      return value ? (
                        <span
                          key={series.key}
                          className={classes(
                            styles.part,
                            shared.keepsForcedColors,
                            tone[row.tone ?? series.tone],
                            shared.texture[series.texture],
                          )}
                          style={{ flexGrow: Math.abs(value) }}
                        />
                      ) : null
                    })}
                  </div>
                  {low < 0 && <span className={styles.zero} style={{ insetInlineStart: `${zeroPercent}%` }} />}
                  {rowLimit !== null && rowLimit !== undefined && (
                    <span
                      className={shared.tick}
                      style={{ insetInlineStart: `${zeroPercent + toPercent(rowLimit)}%` }}
                    />
                  )}
                </div>
                <span className={styles.value}>{format.value(total)}</span>
              </div>
            )
          })}
        </div>
        <Cursor
          id={id}
          hrefs={props.hrefs}
          orientation="vertical"
          label={props.title}
          count={rows.length}
          active={active}
          onActiveChange={setActive}
          nearest={(_x, y, plot) => Math.floor((y / plot) * rows.length)}
          text={(index) => chart.text(index, getTooltipRows(index))}
        />
        {active !== undefined && (
          <ChartTooltip
            title={rows[active]?.label ?? ''}
            rows={getTooltipRows(active)}
            x={width * 0.46}
            y={`calc(${((active + 1) / rows.length) * 100}% + 2px)`}
            width={width}
          />
        )}
      </div>
    </ChartFrame>
  )
}
