import { saveFile, useCall } from '@press/client'
import { isPayable, type Payout } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { QueryBoundary, TableMenu, useListParams, FilterChip, useSaving } from '@press/shell'
import {
  Button,
  glyphs,
  Page,
  PageHeader,
  PayableWorks,
  PayoutTable,
  Panel,
  Stack,
  Stat,
  StatGroup,
  Text,
} from '@press/ui'
import { Suspense, useCallback, useState } from 'react'
import { AccrualsPanel } from './AccrualsPanel.tsx'
import { MakeActs } from './MakeActs.tsx'
import { sumNet, type PayoutsAnswer } from './payouts.ts'

type Work = PayoutsAnswer['works'][number]

const defaults = { month: '' }
const noKeys: ReadonlySet<string> = new Set()

/** The sums owed to executors and authors. Acts are created for works; acts and royalties are paid by payment order. */
export function PayoutsScreen() {
  const { t } = useTranslation('payouts')
  const { date } = useFormat()
  const [params, setParams] = useListParams(defaults)
  const [selectedWorkKeys, setSelectedWorkKeys] = useState(noKeys)
  const [selectedAccrualKeys, setSelectedAccrualKeys] = useState(noKeys)
  const [requestedWorks, setRequestedWorks] = useState<readonly Work[]>()
  const answer = useCall('GET /api/payouts', {})
  const { works = [], accruals = [], entrepreneurs = [] } = answer.data ?? {}
  const months = [...new Set(works.map(({ month }) => month).filter((month) => month !== null))]
  const month = months.find((one) => one === params.month)
  const visibleWorks = works.filter((work) => !month || work.month === month)
  const payableWorks = visibleWorks.filter(({ price, executor }) => isPayable({ price, executor_id: executor.id }))
  // Drops selected items that someone has paid or returned meanwhile, and items that belong to another month.
  const selectedWorks = payableWorks.filter(({ id }) => selectedWorkKeys.has(String(id)))
  const selectedAccruals = accruals.filter(({ id }) => selectedAccrualKeys.has(String(id)))
  return (
    <Page
      header={
        <PageHeader
          title={t('title')}
          count={answer.data ? t('found', { count: works.length }) : undefined}
          activeFilterCount={month ? 1 : 0}
          filters={
            <>
              <FilterChip
                label={t('month')}
                allLabel={t('anyMonth')}
                glyph={glyphs.calendarBlank}
                options={months
                  .toSorted()
                  .toReversed()
                  .map((value) => ({ value, label: date(`${value}-01`, 'monthYear') }))}
                value={month ?? ''}
                onValueChange={(next) => setParams({ month: next })}
              />
              <TableMenu
                onExport={(format) =>
                  saveFile('GET /api/payouts/export', { query: { format } }, `${t('worksTitle')}.${format}`)
                }
              />
              <Button
                variant="primary"
                leading={glyphs.fileText}
                disabledReason={selectedWorks.length === 0 ? t('acts.choose') : undefined}
                onClick={() => setRequestedWorks(selectedWorks)}
              >
                {t('acts.make')}
              </Button>
            </>
          }
        />
      }
    >
      <QueryBoundary result={answer}>
        {({ payouts, accounts }) => (
          <Stack gap={5}>
            <Figures payableWorks={payableWorks} accruals={accruals} selectedAccruals={selectedAccruals} />
            <Text variant="strong">{t('worksTitle')}</Text>
            <PayableWorks
              works={visibleWorks}
              selectedIds={new Set(selectedWorks.map(({ id }) => String(id)))}
              onSelectedIdsChange={setSelectedWorkKeys}
            />
            <AccrualsPanel
              accruals={accruals}
              accounts={accounts}
              selectedAccruals={selectedAccruals}
              onSelectedAccrualsChange={setSelectedAccrualKeys}
            />
            <LatestPayouts payouts={payouts} />
          </Stack>
        )}
      </QueryBoundary>
      <Suspense>
        {requestedWorks && (
          <MakeActs
            works={requestedWorks}
            entrepreneurs={entrepreneurs}
            onClose={() => setRequestedWorks(undefined)}
            onMade={() => setSelectedWorkKeys(noKeys)}
          />
        )}
      </Suspense>
    </Page>
  )
}

const sumPrices = (works: readonly Work[]): number => works.reduce((sum, { price }) => sum + (price ?? 0), 0)

interface FiguresProps {
  payableWorks: readonly Work[]
  accruals: PayoutsAnswer['accruals']
  selectedAccruals: PayoutsAnswer['accruals']
}

function Figures({ payableWorks, accruals, selectedAccruals }: FiguresProps) {
  const { t } = useTranslation('payouts')
  const { money } = useFormat()
  const withheld = accruals.reduce((sum, { gross, net }) => sum + gross - net, 0)
  return (
    <StatGroup>
      <Stat
        label={t('figure.owed')}
        value={money(sumPrices(payableWorks))}
        note={t('works', { count: payableWorks.length })}
      />
      <Stat
        label={t('figure.net')}
        value={money(sumNet(accruals))}
        note={t('figure.withheld', { sum: money(withheld) })}
      />
      <Stat
        label={t('figure.chosen')}
        value={money(sumNet(selectedAccruals))}
        note={t('papers', { count: selectedAccruals.length })}
      />
    </StatGroup>
  )
}

function LatestPayouts({ payouts }: { payouts: readonly Payout[] }) {
  const { t } = useTranslation('payouts')
  const { save } = useSaving()
  const downloadPaymentFile = useCallback(
    async ({ id, number }: Payout) => {
      await save(
        'download',
        () =>
          saveFile(
            'GET /api/payouts/export',
            { query: { format: 'xlsx', payout: id } },
            `${t('title')} ${number}.xlsx`,
          ),
        undefined,
        { formatFailure: (reason) => t('exportFailed', { reason }) },
      )
    },
    [t, save],
  )
  return (
    <Panel title={t('latest')} padding="none">
      <PayoutTable rows={payouts} onDownload={downloadPaymentFile} />
    </Panel>
  )
}
