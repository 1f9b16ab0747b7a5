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
  const { to } = useStaff()
  const { params, set, page, per_page, renderPagination } = useListPages(defaults)
  const orders = runOrders.find((one) => one === params.orders)
  const answer = useCall('GET /api/print-plan', { query: { page, per_page, orders } })
  const { plan: dayPlan, arrange } = usePrintDay(answer.data)
  const { saving, save } = useSaving()
  const [paperActs, paperDialog] = usePaperActions()
  const [ready, setReady] = useState<PlannedRun>()
  const [counted, setCounted] = useState<number>()
  const acts = {
    hrefOf: to.techCard,
    onReady: setReady,
    onCount: ({ id }: PlannedRun) => setCounted(id),
    onArrange: arrange,
    onAllOrders: orders && (() => set({ orders: '' })),
    paperActs,
  }

  const start = ({ id, version, book_name }: PlannedRun) => {
    let next = version
    const setPrintStatus = (
      status: 'new' | 'in progress',
      start_date: string | null,
      done: string,
      back?: () => void,
    ) =>
      save(
        String(id),
        async () => {
          next = (await savePrintForm(id, 'print', { status, start_date, version: next })).version
        },
        done,
        { action: back && { label: t('undo'), onAction: back } },
      )
    void setPrintStatus('in progress', todayAtPress(), t('print-plan:started', { title: book_name }), () => {
      void setPrintStatus('new', null, t('print-plan:stopped', { title: book_name }))
    })
  }

  const total = answer.data?.total ?? 0
  const inPrint = dayPlan?.runs.find(({ id }) => id === counted)
  return (
    <Page
      header={
        <PageHeader
          title={t('print-plan:title')}
          {...(total > 0 && { count: t('print-plan:runsCount', { count: total }) })}
          filters={
            <FilterChip
              label={t('print-plan:orders.label')}
              all={t('print-plan:orders.all')}
              glyph={glyphs.funnel}
              options={runOrders.map((value) => ({ value, label: t(`print-plan:orders.${value}`) }))}
              value={orders ?? ''}
              onValueChange={(next) => set({ orders: next })}
            />
          }
          filtersOn={orders ? 1 : 0}
          primary={<TaskSheetButton />}
        />
      }
    >
      <QueryBoundary of={answer} skeleton={<PrintPlan {...acts} onStart={start} />}>
        {() => (
          <PrintPlan
            plan={dayPlan}
            {...acts}
            onStart={start}
            busy={saving === undefined ? undefined : Number(saving)}
            footer={total > per_page && renderPagination(total)}
          />
        )}
      </QueryBoundary>
      <Suspense>
        <OtherPending />
      </Suspense>
      {ready && <RunReadyDialog key={ready.id} run={ready} onClose={() => setReady(undefined)} />}
      {inPrint && <PrintedDialog key={inPrint.id} run={inPrint} onClose={() => setCounted(undefined)} />}
      {paperDialog}
    </Page>
  )
}
