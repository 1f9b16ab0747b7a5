export { LineChart, seriesLabelings, type LineChartProps, type LineGap, type SeriesLabeling } from './LineChart.tsx'
