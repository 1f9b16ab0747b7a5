import { useTranslation } from '@press/i18n'
import { AreaChart, type AreaChartProps } from '../AreaChart/AreaChart.tsx'

export interface CumulativeFlowChartProps extends Omit<AreaChartProps, 'labels' | 'total'> {
  /** In the order of the flow: where work comes in first, where it ends last. */
  series: AreaChartProps['series']
}

/**
 * How work goes through its stages: each stage a band, the first on top, the finished at the bottom. A band that widens
 * is where work piles up; the tooltip counts what is under way, which is all but the last stage.
 */
export function CumulativeFlowChart({
  series,
  height = 'lg',
  categoryFormat = 'day',
  ...props
}: CumulativeFlowChartProps) {
  const { t } = useTranslation('charts')
  return (
    <AreaChart
      {...props}
      series={series.toReversed()}
      height={height}
      categoryFormat={categoryFormat}
      labels="direct"
      total={{ label: t('underWay'), keys: series.slice(0, -1).map(({ key }) => key) }}
    />
  )
}
