export { AreaChart, type AreaChartProps } from './AreaChart.tsx'
