import { act, useCall } from '@press/client'
import type { StatementLine } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { parseChoice, QueryBoundary, useListPages, useNavigate, useParams, useSaving } from '@press/shell'
import {
  Button,
  glyphs,
  NoResults,
  Page,
  PageHeader,
  SearchField,
  StatementDesk,
  useStatementLabels,
  type PaymentDecision,
} from '@press/ui'
import { useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { ReverseDialog } from './ReverseDialog.tsx'
import { ImportStatementButton } from './ImportStatementButton.tsx'

const defaults = { search: '', page: '1', per_page: '20', sort_by: 'date', line: '' }
const sortKeys = ['date', 'amount', 'payer_name'] as const
/** The number of undecided payments shown at once. When they are decided, the next payments are loaded. */
const undecidedPageSize = 100

/** One bank statement. The user decides its pending payments, then closes the statement. */
export function StatementScreen() {
  const { t } = useTranslation('statements')
  const { money } = useFormat()
  const { period: formatPeriod } = useStatementLabels()
  const { paths } = useStaff()
  const navigate = useNavigate()
  const id = Number(useParams()['id'])
  const { params, set: setParams, page, per_page, renderPagination } = useListPages(defaults)
  const { search } = params
  const sort_by = parseChoice(sortKeys, params.sort_by)
  const statement = useCall('GET /api/statements/{id}', { params: { id } }, { keepPreviousData: false })
  const undecidedLines = useCall('GET /api/statements/{id}/lines', {
    params: { id },
    query: { search, sort_by, per_page: undecidedPageSize },
  })
  const decidedLines = useCall('GET /api/statements/{id}/lines', {
    params: { id },
    query: { search, sort_by, page, per_page, decided: '1' },
  })
  const lineId = Number(params.line) || null
  const selectedLine = undecidedLines.data?.lines.find((line) => line.id === lineId) ?? undecidedLines.data?.lines[0]
  const [invoiceSearch, setInvoiceSearch] = useState('')
  const invoices = useCall(
    'GET /api/statement-lines/{id}/invoices',
    selectedLine ? { params: { id: selectedLine.id }, query: { search: invoiceSearch } } : null,
    { keepPreviousData: false },
  )
  const { saving: savingKey, save } = useSaving()
  const [recentLineIds, setRecentLineIds] = useState<number[]>([])
  const [lineToReverse, setLineToReverse] = useState<StatementLine | null>(null)

  const updateParams = (next: Partial<typeof params>) => setParams({ page: params.page, ...next })
  /** Selects the next pending payment, so that the user can decide all payments by keyboard. */
  const selectNextLine = (line: StatementLine) => {
    const lines = undecidedLines.data?.lines ?? []
    const nextLine = lines[lines.findIndex((one) => one.id === line.id) + 1] ?? lines[0]
    setInvoiceSearch('')
    updateParams({ line: nextLine && nextLine.id !== line.id && lineId !== null ? String(nextLine.id) : '' })
  }
  const removeFromRecent = (line: number) => setRecentLineIds((all) => all.filter((one) => one !== line))
  const undoDecision = async (line: number) => {
    const isDone = await save(
      'undo',
      () => act('POST /api/statement-lines/{id}/undo', { params: { id: line }, body: {} }),
      t('said.undone'),
    )
    if (isDone) removeFromRecent(line)
  }
  const sendAndSelectNext = async (line: StatementLine, sendDecision: () => Promise<unknown>, successText: string) => {
    // The list may show the decision before the response arrives, so undo works from now on.
    setRecentLineIds((all) => [...all, line.id])
    const isDone = await save(String(line.id), sendDecision, successText, {
      action: { label: t('undo'), onAction: () => void undoDecision(line.id) },
    })
    if (isDone) selectNextLine(line)
    else removeFromRecent(line.id)
  }
  const decidePayment = (line: StatementLine, decision: PaymentDecision) =>
    sendAndSelectNext(
      line,
      () =>
        act('POST /api/statement-lines/{id}/decide', {
          params: { id: line.id },
          body: { ...decision, version: line.version },
        }),
      t('said.decided', { sum: money(line.amount) }),
    )

  const content = (
    <QueryBoundary result={statement}>
      {({ statement: loadedStatement }) => {
        const undecidedCount = loadedStatement.tallies.confirm.count + loadedStatement.tallies.unknown.count
        return (
          <Page
            header={
              <PageHeader
                title={t('list.title')}
                count={[
                  loadedStatement.bank,
                  formatPeriod(loadedStatement),
                  t('list.paymentsOf', { count: loadedStatement.total.count }),
                ]
                  .filter(Boolean)
                  .join(', ')}
                filters={
                  <>
                    <SearchField
                      label={t('desk.search')}
                      value={search}
                      onValueChange={(next) => setParams({ search: next })}
                    />
                    <Button
                      variant="quiet"
                      leading={glyphs.clockCounterClockwise}
                      onClick={() => void navigate(paths.statements)}
                    >
                      {t('list.earlier')}
                    </Button>
                    <ImportStatementButton secondary />
                  </>
                }
                activeFilterCount={search ? 1 : 0}
                primary={
                  loadedStatement.state === 'open' && (
                    <Button
                      variant="primary"
                      leading={glyphs.lockSimple}
                      busy={savingKey === 'close'}
                      {...(undecidedCount > 0 && {
                        disabled: true,
                        disabledReason: t('close.left', { count: undecidedCount }),
                      })}
                      onClick={() =>
                        void save(
                          'close',
                          () =>
                            act('POST /api/statements/{id}/close', {
                              params: { id: loadedStatement.id },
                              body: { version: loadedStatement.version },
                            }),
                          t('said.closed'),
                        )
                      }
                    >
                      {t('close.button')}
                    </Button>
                  )
                }
              />
            }
          >
            <QueryBoundary result={undecidedLines}>
              {({ lines }) =>
                search !== '' && lines.length === 0 && decidedLines.data?.lines.length === 0 ? (
                  <NoResults query={search} onReset={() => setParams({ search: '' })} />
                ) : (
                  <StatementDesk
                    statement={loadedStatement}
                    open={lines}
                    decidedLines={decidedLines.data?.lines ?? []}
                    footer={
                      decidedLines.data &&
                      decidedLines.data.total > per_page &&
                      renderPagination(decidedLines.data.total)
                    }
                    selectedId={lineId}
                    onSelectedIdChange={(line) => {
                      setInvoiceSearch('')
                      updateParams({ line: line ? String(line) : '' })
                    }}
                    invoices={invoices.data?.invoices}
                    search={invoiceSearch}
                    onSearchChange={setInvoiceSearch}
                    busy={savingKey !== undefined}
                    onDecide={(line, decision) => void decidePayment(line, decision)}
                    onForeign={(line) =>
                      void sendAndSelectNext(
                        line,
                        () =>
                          act('POST /api/statement-lines/{id}/foreign', {
                            params: { id: line.id },
                            body: { version: line.version },
                          }),
                        t('said.foreign', { sum: money(line.amount) }),
                      )
                    }
                    onUndo={(line) =>
                      loadedStatement.state === 'closed' ? setLineToReverse(line) : void undoDecision(line.id)
                    }
                    onUndoLast={() => {
                      const line = recentLineIds.at(-1)
                      if (line && loadedStatement.state === 'open') void undoDecision(line)
                    }}
                  />
                )
              }
            </QueryBoundary>
            <ReverseDialog line={lineToReverse} onClose={() => setLineToReverse(null)} />
          </Page>
        )
      }}
    </QueryBoundary>
  )
  return statement.data ? content : <Page header={<PageHeader title={t('list.title')} />}>{content}</Page>
}
