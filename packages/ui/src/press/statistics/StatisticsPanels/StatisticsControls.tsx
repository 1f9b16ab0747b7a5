import { periodKinds, type PeriodKind } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Menu } from '../../../primitives/Menu/index.ts'
import { SegmentedControl } from '../../../primitives/SegmentedControl/index.ts'
import { usePeriodTitle } from './usePeriodTitle.ts'

export const statisticsPeriods = periodKinds
export type StatisticsPeriod = PeriodKind

/** The export formats of the figures: tables, print, and the monthly report. */
export const statisticsExports = ['xlsx', 'csv', 'print', 'pdf'] as const
export type StatisticsExport = (typeof statisticsExports)[number]

export interface StatisticsControlsProps {
  /** The period shown: its kind and its first day. */
  value: { period: StatisticsPeriod; from: string }
  /** The first days of the available periods of this kind, the latest first. */
  options: readonly string[]
  /** Selects another kind of period, or another period of the current kind. Without `from` it selects the latest period. */
  onValueChange: (value: { period: StatisticsPeriod; from?: string }) => void
  /** The formats in which the user can export all figures of the screen. */
  exports?: readonly StatisticsExport[]
  onExport?: (exportFormat: StatisticsExport) => void
  /** Whether the export is in progress. @default false */
  exporting?: boolean
}

/** The period of the statistics, and the export of their figures. Belongs in the page header. */
export function StatisticsControls({
  value: { period, from },
  options,
  onValueChange,
  exports = statisticsExports,
  onExport,
  exporting = false,
}: StatisticsControlsProps) {
  const { t } = useTranslation(['statistics', 'accounts'])
  const formatPeriodTitle = usePeriodTitle()
  const formatPeriod = (day: string) => formatPeriodTitle({ kind: period, from: day })
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
          label: formatPeriod(day),
          checked: day === from,
          radio: true,
          onSelect: () => onValueChange({ period, from: day }),
        }))}
        renderTrigger={(props) => (
          <Button {...props} size="sm" leading={glyphs.calendarBlank} trailing={glyphs.caretDown}>
            {formatPeriod(from)}
          </Button>
        )}
      />
      {onExport && (
        <Menu
          label={t('export')}
          align="end"
          items={exports.map((exportFormat) => ({
            key: exportFormat,
            label:
              exportFormat === 'csv' || exportFormat === 'xlsx'
                ? t(`accounts:list.${exportFormat}`)
                : t(`statistics:${exportFormat}`),
            onSelect: () => onExport(exportFormat),
          }))}
          renderTrigger={(props) => (
            <Button
              {...props}
              size="sm"
              leading={glyphs.downloadSimple}
              trailing={glyphs.caretDown}
              busy={exporting}
              busyLabel={t('exporting')}
            >
              {t('export')}
            </Button>
          )}
        />
      )}
    </>
  )
}
