import { matchPayment, type PaymentMatch, type OpenInvoice } from './match.ts'
import { stripLeadingZeros, numbersInPurpose } from './purpose.ts'
import type { BankPayment } from './statement.ts'

type Payment = Pick<BankPayment, 'amount' | 'payer_bin' | 'purpose'>

/** Returns the fingerprint of a payment. Two payments with the same fingerprint are probably repeats. */
export const getPaymentFingerprint = ({ amount, payer_bin, purpose }: Payment): string =>
  [payer_bin, amount, purpose].join('|')

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** Collects the numbers, payers and amounts of many payments. They narrow down the invoices that may match the payments. */
export function buildInvoiceIndex(payments: readonly Payment[]) {
  const numbers = payments.flatMap(({ purpose }) => {
    const { invoices, offers } = numbersInPurpose(purpose)
    return [...invoices, ...offers]
  })
  return {
    numbers: unique(numbers),
    bins: unique(payments.map(({ payer_bin }) => payer_bin).filter(Boolean)),
    amounts: unique(payments.map(({ amount }) => amount)),
  }
}

/**
 * Matches many payments to invoices, one after another. An invoice that a certain match has paid is not open for the next payments.
 * `before` holds the fingerprints of recent payments.
 */
export function matchPayments(
  payments: readonly Payment[],
  openInvoices: readonly OpenInvoice[],
  before: ReadonlySet<string> = new Set(),
): PaymentMatch[] {
  const invoices = openInvoices.map((invoice) => ({ ...invoice }))
  const by = (keysOf: (invoice: OpenInvoice) => readonly (string | number)[]) => {
    const index = new Map<string | number, OpenInvoice[]>()
    for (const invoice of invoices)
      for (const key of new Set(keysOf(invoice))) {
        const known = index.get(key)
        if (known) known.push(invoice)
        else index.set(key, [invoice])
      }
    return (key: string | number) => index.get(key) ?? []
  }
  const payer = by(({ recipient_bin }) => [recipient_bin])
  const number = by((one) => [
    stripLeadingZeros(one.number),
    ...(one.invoice_number ? [stripLeadingZeros(one.invoice_number)] : []),
  ])
  const rest = by(({ sum, paid }) => [sum - paid])
  const offer = new Map(invoices.map((invoice) => [invoice.offer_id, invoice]))
  const fingerprints = new Set(before)
  return payments.map((payment) => {
    const { numbers } = buildInvoiceIndex([payment])
    const candidates = new Set([...payer(payment.payer_bin), ...numbers.flatMap(number), ...rest(payment.amount)])
    const likeness = getPaymentFingerprint(payment)
    const match = matchPayment(payment, [...candidates], fingerprints.has(likeness))
    fingerprints.add(likeness)
    if (match.state === 'matched')
      for (const part of match.parts) {
        const paid = offer.get(part.offer_id)
        if (paid) paid.paid += part.amount
      }
    return match
  })
}
