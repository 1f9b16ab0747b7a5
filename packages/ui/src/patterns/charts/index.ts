export * from './AreaChart/index.ts'
export * from './BarChart/index.ts'
export * from './BarList/index.ts'
export * from './CumulativeFlowChart/index.ts'
export * from './LineChart/index.ts'
export * from './RangeChart/index.ts'
export * from './Sparkline/index.ts'
export { toCsv, type TableData as ChartTableData } from '../../private/csv.ts'
export {
  categoryFormats,
  seriesTones,
  textures,
  valueFormats,
  type CategoryFormat,
  type ChartProps,
  type ChartSeries,
  type SeriesTone,
  type Texture,
  type ValueFormat,
} from './parts/series.ts'
export { useChartFormat, type ChartFormat } from './parts/useChartFormat.ts'
export type { TableColumn } from './parts/useChart.ts'
