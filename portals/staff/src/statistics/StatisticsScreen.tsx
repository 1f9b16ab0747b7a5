import { useSession } from '@press/client'
import {
  getGrantedScope,
  parsePeriodName,
  getStatisticsPeriod,
  listPeriodsUntil,
  stageKeys,
  type PeriodKind,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useListParams } from '@press/shell'
import { Page, PageHeader, StaleBar, StatisticsControls, StatisticsGrid, useToday } from '@press/ui'
import { useMemo } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { useExports } from './useExports.ts'
import { usePanels } from './usePanels.tsx'

/** The number of periods of each kind that can be chosen: five years, and the last two years by quarter and month. */
const periodCounts: Record<PeriodKind, number> = { year: 5, quarter: 8, month: 24 }

/** The statistics of the press for the period in the URL. Each panel loads separately. */
export function StatisticsScreen() {
  const { t } = useTranslation('statistics')
  const { role } = useStaff()
  const { user } = useSession()
  const today = useToday()
  const defaults = useMemo(() => ({ period: getStatisticsPeriod('year', today).name, stage: 'process' }), [today])
  const [params, setParams] = useListParams(defaults)
  const period = parsePeriodName(params.period) ?? getStatisticsPeriod('year', today)
  const scope = getGrantedScope(role, 'statistics', 'read')
  const stage = stageKeys.find((key) => key === params.stage) ?? 'process'
  const { figures, panels, staleState } = usePanels(period, scope === 'own' ? user?.id : undefined, [
    stage,
    (next) => setParams({ stage: next }),
  ])
  const { busy, formats: exportFormats, exportStatistics } = useExports(period)
  const recentPeriods = listPeriodsUntil(period.kind, today, periodCounts[period.kind])
  const options = recentPeriods.some(({ name }) => name === period.name) ? recentPeriods : [...recentPeriods, period]
  return (
    <Page
      header={
        <PageHeader
          title={t('title')}
          count={t(scope === undefined ? 'ofPeople' : scope === 'own' ? 'own' : 'whole')}
          filters={
            scope && (
              <StatisticsControls
                value={{ period: period.kind, from: period.from }}
                options={options.map(({ from }) => from)}
                // The new period contains the last day of a past period. If the shown period has not ended, the new period contains
                // today.
                onValueChange={({ period: kind, from = period.to < today ? period.to : today }) =>
                  setParams({ period: getStatisticsPeriod(kind, from).name })
                }
                exports={exportFormats}
                exporting={busy}
                onExport={(exportFormat) => void exportStatistics(exportFormat)}
              />
            )
          }
        />
      }
    >
      {staleState && <StaleBar loadedAt={staleState.loadedAt} onRefresh={staleState.retry} />}
      <StatisticsGrid figures={figures}>{panels}</StatisticsGrid>
    </Page>
  )
}
