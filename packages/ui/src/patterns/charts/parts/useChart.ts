import { useId, useMemo, useState } from 'react'
import type { ChartTableContent } from './ChartTable.tsx'
import { chartHeightsPx, assignSeriesStyles, type ChartProps, type ValueFormat } from './series.ts'
import { useChartFormats } from './useChartFormat.ts'
import { useWidth } from './useWidth.ts'

const toggleKey = (previous: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(previous)
  if (!next.delete(key)) next.add(key)
  return next
}

/** Numbers shown in the tooltip and the table but not drawn as a series. */
export interface TableColumn {
  key: string
  label: string
  values: readonly (number | null)[]
  /** How the values are formatted. @default the format of the chart */
  valueFormat?: ValueFormat
}

/** Shared state of all charts with axes: styles, hidden series, the active point, the measured width, number formats. */
export function useChart(props: ChartProps, extraColumns: readonly TableColumn[] = []) {
  const { categories, categoryLabel, categoryFormat = 'text', series, valueFormat, unit, height = 'md' } = props
  const id = useId()
  const createFormat = useChartFormats()
  const format = createFormat(valueFormat, unit)
  const [hiddenKeys, setHiddenKeys] = useState<ReadonlySet<string>>(new Set())
  const [active, setActive] = useState<number>()
  const [width, measure] = useWidth()
  const styledSeries = useMemo(() => assignSeriesStyles(series), [series])
  const columns = [
    ...styledSeries.map((item) => ({ ...item, format })),
    ...extraColumns.map((column) => ({
      ...column,
      format: column.valueFormat ? createFormat(column.valueFormat) : format,
    })),
  ]

  const getCategoryName = (index: number, length: 'short' | 'whole' = 'whole') =>
    format.category(categories[index] ?? '', categoryFormat, length)

  return {
    id,
    format,
    formats: createFormat,
    styledSeries,
    visibleSeries: styledSeries.filter(({ key }) => !hiddenKeys.has(key)),
    hidden: hiddenKeys,
    toggle: (key: string) => setHiddenKeys((previous) => toggleKey(previous, key)),
    active: active !== undefined && active < categories.length ? active : undefined,
    setActive,
    width,
    measure,
    height: chartHeightsPx[height],
    name: getCategoryName,
    blank: categories.length === 0 || series.every(({ values }) => values.every((value) => value === null)),
    table: (): ChartTableContent => ({
      head: [categoryLabel, ...columns.map(({ label }) => label)],
      rows: categories.map((_category, index) => [
        getCategoryName(index),
        ...columns.map((column) => column.format.value(column.values[index])),
      ]),
      plain: [
        [categoryLabel, ...columns.map(({ label }) => label)],
        ...categories.map((category, index) => [
          category,
          ...columns.map((column) => column.format.plain(column.values[index])),
        ]),
      ],
    }),
    /** Returns a point as text: «март 2026: 2026 — 22, 2025 — 20». */
    text: (index: number, rows: readonly { label: string; value: string }[]) =>
      `${getCategoryName(index)}: ${rows.map(({ label, value }) => `${label} — ${value}`).join(', ')}`,
  }
}
