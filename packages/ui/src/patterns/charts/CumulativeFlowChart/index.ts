export { CumulativeFlowChart, type CumulativeFlowChartProps } from './CumulativeFlowChart.tsx'
