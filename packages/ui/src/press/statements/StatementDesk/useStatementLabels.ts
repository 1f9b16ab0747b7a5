import type { PartProblem, PayableOffer, StatementLine } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'

/** Returns the labels of invoices and payments. */
export function useStatementLabels() {
  const { t } = useTranslation('statements')
  const { date, money } = useFormat()
  const getInvoiceLabel = ({ number, invoice_number }: Pick<PayableOffer, 'number' | 'invoice_number'>): string =>
    invoice_number ? t('invoice', { number: invoice_number }) : t('offer', { number })
  return {
    invoiceOf: getInvoiceLabel,
    /** Returns why the parts of a payment cannot be confirmed. `unallocatedSum` is the amount without an invoice, in tiyn. */
    problemOf: (problem: PartProblem, unallocatedSum: number): string =>
      problem === 'lessThanPayment' || problem === 'none'
        ? t('detail.left', { sum: money(unallocatedSum) })
        : t(`detail.problem.${problem}`),
    /** Returns the invoices that a payment pays, or would pay, as text. */
    partsOf: ({ parts }: Pick<StatementLine, 'parts'>): string => parts.map(getInvoiceLabel).join(', '),
    period: ({ date_from, date_to }: { date_from: string; date_to: string }): string =>
      date_from === date_to ? date(date_from) : `${date(date_from)} – ${date(date_to)}`,
  }
}
