import { useTranslation } from '@press/i18n'
import { AreaChart, type AreaChartProps } from '../AreaChart/AreaChart.tsx'

export interface CumulativeFlowChartProps extends Omit<AreaChartProps, 'labels' | 'total'> {
  /** The stages in the order of the flow: from the stage where work starts to the stage where it ends. */
  series: AreaChartProps['series']
}

/**
 * Shows how work moves through its stages. Each stage is a band, the first on top, the finished work at the bottom. A widening band
 * shows where work accumulates. The tooltip counts the work in progress: all stages except the last.
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
