import { saveFile } from '@press/client'
import type { Period } from '@press/domain'
import { useLocale, useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { type StatisticsExport } from '@press/ui'

/** Returns the exports of a period's statistics. The PDF report covers one month. */
export function useExports(period: Period) {
  const { t } = useTranslation(['statistics', 'accounts'])
  const lang = useLocale()
  const { busy, save } = useSaving()
  const exportFormats: StatisticsExport[] = [
    'xlsx',
    'csv',
    'print',
    ...(period.kind === 'month' ? (['pdf'] as const) : []),
  ]
  const exportStatistics = async (exportFormat: StatisticsExport) => {
    if (exportFormat === 'print') return window.print()
    await save(
      'download',
      async () => {
        if (exportFormat === 'pdf')
          await saveFile(
            'GET /api/statistics/report.pdf',
            { query: { month: period.name, lang } },
            `${t('statistics:report.title')}.pdf`,
          )
        else
          await saveFile(
            'GET /api/statistics/export',
            { query: { period: period.name, format: exportFormat } },
            `${t('statistics:title')} ${period.name}.${exportFormat}`,
          )
      },
      t('accounts:list.saved'),
    )
  }
  return { busy, formats: exportFormats, exportStatistics: exportStatistics }
}
