import { act, useCall } from '@press/client'
import type { StatementLine } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { parseChoice, QueryBoundary, useListPages, useNavigate, useParams, useSaving } from '@press/shell'
import {
  Button,
  glyphs,
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
const sorts = ['date', 'amount', 'payer_name'] as const
/** The number of undecided payments shown at once. When they are decided, the next payments are loaded. */
const atOnce = 100

/** One bank statement. The user decides its pending payments, then closes the statement. */
export function StatementScreen() {
  const { t } = useTranslation('statements')
  const { money } = useFormat()
  const { period } = useStatementLabels()
  const { to } = useStaff()
  const navigate = useNavigate()
  const id = Number(useParams()['id'])
  const { params, set, page, per_page, renderPagination } = useListPages(defaults)
  const { search } = params
  const sort_by = parseChoice(sorts, params.sort_by)
  const statement = useCall('GET /api/statements/{id}', { params: { id } }, { keepPreviousData: false })
  const open = useCall('GET /api/statements/{id}/lines', {
    params: { id },
    query: { search, sort_by, per_page: atOnce },
  })
  const decided = useCall('GET /api/statements/{id}/lines', {
    params: { id },
    query: { search, sort_by, page, per_page, decided: '1' },
  })
  const lineId = Number(params.line) || null
  const selectedLine = open.data?.lines.find((line) => line.id === lineId) ?? open.data?.lines[0]
  const [invoiceSearch, setInvoiceSearch] = useState('')
  const invoices = useCall(
    'GET /api/statement-lines/{id}/invoices',
    selectedLine ? { params: { id: selectedLine.id }, query: { search: invoiceSearch } } : null,
    { keepPreviousData: false },
  )
  const { saving, save } = useSaving()
  const [last, setLast] = useState<number[]>([])
  const [reversed, setReversed] = useState<StatementLine | null>(null)

  const keep = (next: Partial<typeof params>) => set({ page: params.page, ...next })
  /** Selects the next pending payment, so that the user can decide all payments by keyboard. */
  const goOn = (line: StatementLine) => {
    const lines = open.data?.lines ?? []
    const next = lines[lines.findIndex((one) => one.id === line.id) + 1] ?? lines[0]
    setInvoiceSearch('')
    keep({ line: next && next.id !== line.id && lineId !== null ? String(next.id) : '' })
  }
  const forget = (line: number) => setLast((all) => all.filter((one) => one !== line))
  const undo = async (line: number) => {
    const done = await save(
      'undo',
      () => act('POST /api/statement-lines/{id}/undo', { params: { id: line }, body: {} }),
      t('said.undone'),
    )
    if (done) forget(line)
  }
  const decide = async (line: StatementLine, change: () => Promise<unknown>, successText: string) => {
    // The list may show the decision before the response arrives, so undo works from now on.
    setLast((all) => [...all, line.id])
    const done = await save(String(line.id), change, successText, {
      action: { label: t('undo'), onAction: () => void undo(line.id) },
    })
    if (done) goOn(line)
    else forget(line.id)
  }
  const enter = (line: StatementLine, decision: PaymentDecision) =>
    decide(
      line,
      () =>
        act('POST /api/statement-lines/{id}/decide', {
          params: { id: line.id },
          body: { ...decision, version: line.version },
        }),
      t('said.decided', { sum: money(line.amount) }),
    )

  return (
    <QueryBoundary of={statement}>
      {({ statement: loadedStatement }) => {
        const left = loadedStatement.tallies.confirm.count + loadedStatement.tallies.unknown.count
        return (
          <Page
            header={
              <PageHeader
                title={t('list.title')}
                count={[
                  loadedStatement.bank,
                  period(loadedStatement),
                  t('list.paymentsOf', { count: loadedStatement.total.count }),
                ]
                  .filter(Boolean)
                  .join(', ')}
                filters={
                  <>
                    <SearchField
                      label={t('desk.search')}
                      value={search}
                      onValueChange={(next) => set({ search: next })}
                    />
                    <Button
                      variant="quiet"
                      leading={glyphs.clockCounterClockwise}
                      onClick={() => void navigate(to.statements)}
                    >
                      {t('list.earlier')}
                    </Button>
                    <ImportStatementButton secondary />
                  </>
                }
                filtersOn={search ? 1 : 0}
                primary={
                  loadedStatement.state === 'open' && (
                    <Button
                      variant="primary"
                      leading={glyphs.lockSimple}
                      busy={saving === 'close'}
                      {...(left > 0 && { disabled: true, disabledReason: t('close.left', { count: left }) })}
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
            <QueryBoundary of={open}>
              {({ lines }) => (
                <StatementDesk
                  statement={loadedStatement}
                  open={lines}
                  decided={decided.data?.lines ?? []}
                  footer={decided.data && decided.data.total > per_page && renderPagination(decided.data.total)}
                  chosen={lineId}
                  onChosenChange={(line) => {
                    setInvoiceSearch('')
                    keep({ line: line ? String(line) : '' })
                  }}
                  invoices={invoices.data?.invoices}
                  search={invoiceSearch}
                  onSearchChange={setInvoiceSearch}
                  busy={saving !== undefined}
                  onDecide={(line, decision) => void enter(line, decision)}
                  onForeign={(line) =>
                    void decide(
                      line,
                      () =>
                        act('POST /api/statement-lines/{id}/foreign', {
                          params: { id: line.id },
                          body: { version: line.version },
                        }),
                      t('said.foreign', { sum: money(line.amount) }),
                    )
                  }
                  onUndo={(line) => (loadedStatement.state === 'closed' ? setReversed(line) : void undo(line.id))}
                  onUndoLast={() => {
                    const line = last.at(-1)
                    if (line && loadedStatement.state === 'open') void undo(line)
                  }}
                />
              )}
            </QueryBoundary>
            <ReverseDialog line={reversed} onClose={() => setReversed(null)} />
          </Page>
        )
      }}
    </QueryBoundary>
  )
}
