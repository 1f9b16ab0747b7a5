export { RangeChart, type RangeChartProps, type RangeRow } from './RangeChart.tsx'
