export { BarChart, barLayouts, type BarChartProps, type BarLayout } from './BarChart.tsx'
