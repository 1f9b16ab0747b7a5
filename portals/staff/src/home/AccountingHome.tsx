import { act, getReceivedAt, useCall } from '@press/client'
import { limits, type OfferToInvoiceRow, type OverdueInvoiceRow } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { QueryBoundary, OtherPending, useNavigate, useSaving } from '@press/shell'
import {
  AccountingToday,
  Button,
  glyphs,
  Page,
  PageHeader,
  Stack,
  useConfirm,
  useOfferLabels,
  type AccountingPart,
  useToday,
} from '@press/ui'
import { Suspense } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { StageOverview, useQueuePage, QueueSection } from './QueueHome.tsx'

/** The home screen of an accountant: pending payments first, then the pending steps in the production of books. */
export function AccountingHome() {
  const { t } = useTranslation('accounts')
  const { date } = useFormat()
  const { paths } = useStaff()
  const navigate = useNavigate()
  const { day, ...parts } = useDay()
  const { queue, ...pageProps } = useQueuePage(limits.pageSize)
  const { question: confirmDialog, ...actions } = useDayActions()
  const today = useToday()
  const { bill, late, answer, lacking } = day
  const counts = [
    ...(bill && late && answer ? [t('today.things', { count: bill.total + late.total + answer.total })] : []),
    ...(lacking && lacking.total > 0 ? [t('today.papers', { count: lacking.total })] : []),
  ]
  return (
    <Page
      header={
        <PageHeader
          title={t('today.title', { date: date(today, 'dayMonth') })}
          count={counts.length > 0 ? counts.join(', ') : undefined}
          filters={
            <>
              <Button leading={glyphs.bank} onClick={() => void navigate(paths.statements)}>
                {t('today.statement')}
              </Button>
              <Button leading={glyphs.plus} onClick={() => void navigate(paths.newOffer)}>
                {t('today.newOffer')}
              </Button>
            </>
          }
        />
      }
    >
      <Stack gap={5}>
        <AccountingToday
          day={day}
          {...parts}
          hrefOf={paths.offer}
          questionHref={(row) => ('statement_id' in row ? paths.statement(row.statement_id) : paths.offer(row.id))}
          deliveredOrdersHref={`${paths.offers}?status=done`}
          {...actions}
        />
        <QueryBoundary result={queue} skeleton={null}>
          {(data) =>
            data.total > 0 && (
              <Stack gap={5}>
                <StageOverview stages={data.stages} />
                <QueueSection queue={data} {...pageProps} />
              </Stack>
            )
          }
        </QueryBoundary>
        <Suspense>
          <OtherPending />
        </Suspense>
      </Stack>
      {confirmDialog}
    </Page>
  )
}

/** Loads each part of the day separately, so that the other parts still show if one fails. */
function useDay() {
  const parts = {
    bill: useCall('GET /api/statistics/accounting/bill', {}),
    late: useCall('GET /api/statistics/accounting/late', {}),
    answer: useCall('GET /api/statistics/accounting/answer', {}),
    lacking: useCall('GET /api/statistics/accounting/lacking', {}),
    income: useCall('GET /api/statistics/accounting/income', {}),
  }
  const partEntries = Object.entries(parts) as [AccountingPart, (typeof parts)[AccountingPart]][]
  const staleTimes = partEntries.flatMap(([, { data, error }]) =>
    data && error ? [getReceivedAt(data) ?? new Date()] : [],
  )
  const [staleSince] = staleTimes.toSorted((one, other) => one.getTime() - other.getTime())
  const retryParts = (partsToRetry: readonly (typeof parts)[AccountingPart][]) => {
    for (const { mutate } of partsToRetry) void mutate()
  }
  return {
    day: {
      bill: parts.bill.data,
      late: parts.late.data,
      answer: parts.answer.data,
      lacking: parts.lacking.data,
      income: parts.income.data,
    },
    failedParts: partEntries.flatMap(([part, { data, error }]) => (error && !data ? [part] : [])),
    onRetry: (part: AccountingPart) => retryParts([parts[part]]),
    stale: staleSince && {
      loadedAt: staleSince,
      onRefresh: () => retryParts(partEntries.flatMap(([, one]) => (one.error ? [one] : []))),
    },
  }
}

/** Returns two actions: one creates an invoice, the other sends an invoice again after a confirmation. */
function useDayActions() {
  const { t } = useTranslation('accounts')
  const { paths } = useStaff()
  const { nameOf } = useOfferLabels()
  const navigate = useNavigate()
  const { saving: savingKey, save } = useSaving()
  const [confirm, confirmationDialog] = useConfirm()

  const createInvoice = async (row: OfferToInvoiceRow) => {
    const { id, version } = row
    await save(
      String(id),
      () => act('POST /api/offers/{id}/invoice', { params: { id }, body: { version } }),
      (response) => t('today.bill.done', { number: response.offer.invoice_number ?? '', offer: nameOf(row) }),
      { action: { label: t('today.bill.open'), onAction: () => void navigate(paths.invoicePreview(id)) } },
    )
  }
  const sendReminder = async (row: OverdueInvoiceRow) => {
    const { id, version, language, recipient_email: email } = row
    const offer = nameOf(row)
    const isConfirmed = await confirm({
      title: t('today.late.ask', { offer }),
      children: t('today.late.askText', { email }),
      confirmLabel: t('today.late.act'),
      busyLabel: t('today.late.sending'),
      cancelLabel: t('today.late.cancel'),
    })
    if (!isConfirmed) return
    await save(
      String(id),
      () => act('POST /api/offers/{id}/send', { params: { id }, body: { kind: 'invoice', language, email, version } }),
      t('today.late.done', { offer }),
    )
  }
  return {
    onBill: (row: OfferToInvoiceRow) => void createInvoice(row),
    onRemind: (row: OverdueInvoiceRow) => void sendReminder(row),
    busy: savingKey === undefined ? undefined : Number(savingKey),
    question: confirmationDialog,
  }
}
