import { savePrintForm, useCall } from '@press/client'
import { runOrders, type PlannedRun } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { QueryBoundary, OtherPending, useListPages, FilterChip, useSaving } from '@press/shell'
import { glyphs, Page, PageHeader, PrintPlan, todayAtPress } from '@press/ui'
import { Suspense, useState } from 'react'
import { RunReadyDialog } from './RunReadyDialog.tsx'
import { usePaperActions } from '../shared/paper/usePaperActions.tsx'
import { PrintedDialog } from './PrintedDialog.tsx'
import { TaskSheetButton } from './TaskSheetButton.tsx'
import { usePrintDay } from './usePrintDay.ts'
import { useStaff } from '../shared/useStaff.ts'

const defaults = { page: '1', orders: '' }

/** The home screen of the printing house: the print runs to do now, by promised date. */
export function PrintHome() {
  const { t } = useTranslation(['queue', 'print-plan'])
  const { paths } = useStaff()
  const { params, set: setParams, page, per_page, renderPagination } = useListPages(defaults)
  const orders = runOrders.find((one) => one === params.orders)
  const answer = useCall('GET /api/print-plan', { query: { page, per_page, orders } })
  const { plan: dayPlan, arrange } = usePrintDay(answer.data)
  const { saving: savingKey, save } = useSaving()
  const [paperActions, paperDialog] = usePaperActions()
  const [finishedRun, setFinishedRun] = useState<PlannedRun>()
  const [countedRunId, setCountedRunId] = useState<number>()
  const planProps = {
    hrefOf: paths.techCard,
    onReady: setFinishedRun,
    onCount: ({ id }: PlannedRun) => setCountedRunId(id),
    onArrange: arrange,
    onAllOrders: orders && (() => setParams({ orders: '' })),
    paperActs: paperActions,
  }

  const startRun = ({ id, version, book_name }: PlannedRun) => {
    let currentVersion = version
    const setPrintStatus = (
      status: 'new' | 'in progress',
      start_date: string | null,
      successMessage: string,
      onUndo?: () => void,
    ) =>
      save(
        String(id),
        async () => {
          currentVersion = (await savePrintForm(id, 'print', { status, start_date, version: currentVersion })).version
        },
        successMessage,
        { action: onUndo && { label: t('undo'), onAction: onUndo } },
      )
    void setPrintStatus('in progress', todayAtPress(), t('print-plan:started', { title: book_name }), () => {
      void setPrintStatus('new', null, t('print-plan:stopped', { title: book_name }))
    })
  }

  const total = answer.data?.total ?? 0
  const countedRun = dayPlan?.runs.find(({ id }) => id === countedRunId)
  return (
    <Page
      header={
        <PageHeader
          title={t('print-plan:title')}
          count={total > 0 ? t('print-plan:runsCount', { count: total }) : undefined}
          filters={
            <FilterChip
              label={t('print-plan:orders.label')}
              allLabel={t('print-plan:orders.all')}
              glyph={glyphs.funnel}
              options={runOrders.map((value) => ({ value, label: t(`print-plan:orders.${value}`) }))}
              value={orders ?? ''}
              onValueChange={(next) => setParams({ orders: next })}
            />
          }
          activeFilterCount={orders ? 1 : 0}
          primary={<TaskSheetButton />}
        />
      }
    >
      <QueryBoundary result={answer} skeleton={<PrintPlan {...planProps} onStart={startRun} />}>
        {() => (
          <PrintPlan
            plan={dayPlan}
            {...planProps}
            onStart={startRun}
            busy={savingKey === undefined ? undefined : Number(savingKey)}
            footer={total > per_page && renderPagination(total)}
          />
        )}
      </QueryBoundary>
      <Suspense>
        <OtherPending />
      </Suspense>
      {finishedRun && (
        <RunReadyDialog key={finishedRun.id} run={finishedRun} onClose={() => setFinishedRun(undefined)} />
      )}
      {countedRun && <PrintedDialog key={countedRun.id} run={countedRun} onClose={() => setCountedRunId(undefined)} />}
      {paperDialog}
    </Page>
  )
}
