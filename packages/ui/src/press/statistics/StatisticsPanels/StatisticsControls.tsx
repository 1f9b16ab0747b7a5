import { useFormat, useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Menu } from '../../../primitives/Menu/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'

export const statisticsPeriods = ['month', 'quarter', 'year'] as const
export type StatisticsPeriod = (typeof statisticsPeriods)[number]

export interface StatisticsControlsProps {
  /** The period shown: its kind and its first day. */
  value: { period: StatisticsPeriod; from: string }
  /** First days that can be chosen for this kind of period, the latest first. */
  options: readonly string[]
  /** Another kind of period, or another one of that kind; without `from` the latest. */
  onValueChange: (value: { period: StatisticsPeriod; from?: string }) => void
  /** Takes all numbers of the screen out. */
  onExport?: () => void
  /** The export is under way. @default false */
  exporting?: boolean
}

/** Which period the statistics are of, and the way out for their numbers. Stands in the page's header. */
export function StatisticsControls({
  value: { period, from },
  options,
  onValueChange,
  onExport,
  exporting = false,
}: StatisticsControlsProps) {
  const { t } = useTranslation('statistics')
  const { date } = useFormat()
  const name = (day: string) => {
    const [year = '', month = ''] = day.split('-')
    if (period === 'year') return year
    if (period === 'month') return date(day, 'monthYear')
    return t('period.quarterOf', { number: Math.ceil(Number(month) / 3), year })
  }
  return (
    <>
      <SegmentedControl
        label={t('period.label')}
        size="sm"
        value={period}
        options={statisticsPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
        onValueChange={(value) => onValueChange({ period: value })}
      />
      <Menu
        label={t('period.choose')}
        items={options.map((day) => ({
          key: day,
          label: name(day),
          checked: day === from,
          radio: true,
          onSelect: () => onValueChange({ period, from: day }),
        }))}
        renderTrigger={(props) => (
          <Button {...props} size="sm" leading={glyphs.calendarBlank} trailing={glyphs.caretDown}>
            {name(from)}
          </Button>
        )}
      />
      {onExport && (
        <Button
          size="sm"
          leading={glyphs.downloadSimple}
          busy={exporting}
          busyLabel={t('exporting')}
          onClick={onExport}
        >
          {t('export')}
        </Button>
      )}
    </>
  )
}
