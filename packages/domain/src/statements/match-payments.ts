import { matchPayment, type PaymentMatch, type OpenInvoice } from './match.ts'
import { stripLeadingZeros, findNumbersInPurpose } from './purpose.ts'
import type { BankPayment } from './statement.ts'

type Payment = Pick<BankPayment, 'amount' | 'payer_bin' | 'purpose'>

/** Returns the fingerprint of a payment. Two payments with the same fingerprint are probably repeats. */
export const getPaymentFingerprint = ({ amount, payer_bin, purpose }: Payment): string =>
  [payer_bin, amount, purpose].join('|')

const removeDuplicates = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** Collects the numbers, payers and amounts of many payments. They narrow down the invoices that may match the payments. */
export function buildInvoiceIndex(payments: readonly Payment[]) {
  const numbers = payments.flatMap(({ purpose }) => {
    const { invoices, offers } = findNumbersInPurpose(purpose)
    return [...invoices, ...offers]
  })
  return {
    numbers: removeDuplicates(numbers),
    bins: removeDuplicates(payments.map(({ payer_bin }) => payer_bin).filter(Boolean)),
    amounts: removeDuplicates(payments.map(({ amount }) => amount)),
  }
}

/**
 * Matches many payments to invoices, one after another. An invoice that a certain match has paid is not open for the next payments.
 * `knownFingerprints` holds the fingerprints of recent payments.
 */
export function matchPayments(
  payments: readonly Payment[],
  openInvoices: readonly OpenInvoice[],
  knownFingerprints: ReadonlySet<string> = new Set(),
): PaymentMatch[] {
  const invoices = openInvoices.map((invoice) => ({ ...invoice }))
  const buildLookup = (getKeys: (invoice: OpenInvoice) => readonly (string | number)[]) => {
    const index = new Map<string | number, OpenInvoice[]>()
    for (const invoice of invoices)
      for (const key of new Set(getKeys(invoice))) {
        const indexedInvoices = index.get(key)
        if (indexedInvoices) indexedInvoices.push(invoice)
        else index.set(key, [invoice])
      }
    return (key: string | number) => index.get(key) ?? []
  }
  const invoicesByPayer = buildLookup(({ recipient_bin }) => [recipient_bin])
  const invoicesByNumber = buildLookup((one) => [
    stripLeadingZeros(one.number),
    ...(one.invoice_number ? [stripLeadingZeros(one.invoice_number)] : []),
  ])
  const invoicesByBalance = buildLookup(({ sum, paid }) => [sum - paid])
  const invoiceByOffer = new Map(invoices.map((invoice) => [invoice.offer_id, invoice]))
  const fingerprints = new Set(knownFingerprints)
  return payments.map((payment) => {
    const { numbers } = buildInvoiceIndex([payment])
    const candidates = new Set([
      ...invoicesByPayer(payment.payer_bin),
      ...numbers.flatMap(invoicesByNumber),
      ...invoicesByBalance(payment.amount),
    ])
    const fingerprint = getPaymentFingerprint(payment)
    const match = matchPayment(payment, [...candidates], fingerprints.has(fingerprint))
    fingerprints.add(fingerprint)
    if (match.state === 'matched')
      for (const part of match.parts) {
        const paidInvoice = invoiceByOffer.get(part.offer_id)
        if (paidInvoice) paidInvoice.paid += part.amount
      }
    return match
  })
}
