/** A payment order with payer, payee, amount and purpose. `sum` is in tiyn. */
export interface PaymentOrder {
  sender_name: string
  sender_account: string
  sender_bank: string
  sender_bic: string
  sender_bin: string
  sender_kbe: string
  sender_knp: string
  sum: number
  purpose: string
}

/** Removes the separator characters from a value, because they would end the field. */
const removeSeparators = (value: string): string => value.replace(/[|\s]+/gu, ' ').trim()

/**
 * Builds the content of an invoice's QR code: a payment order as defined by GOST R 56042-2014 (`2`: UTF-8), followed by the Kazakh
 * Кбе and КНП. The banks of Kazakhstan have no common format for bank details. A camera app that does not support this format shows
 * plain text.
 */
export function buildPaymentQr(order: PaymentOrder): string {
  const fields: Record<string, string> = {
    Name: order.sender_name,
    PersonalAcc: order.sender_account.replace(/\s/gu, ''),
    BankName: order.sender_bank,
    BIC: order.sender_bic,
    // The standard requires the field, but Kazakhstan does not use correspondent accounts.
    CorrespAcc: '0',
    PayeeINN: order.sender_bin,
    Sum: String(order.sum),
    Purpose: order.purpose,
    KBe: order.sender_kbe,
    KNP: order.sender_knp,
  }
  return [
    'ST00012',
    ...Object.entries(fields).flatMap(([name, value]) =>
      removeSeparators(value) ? [`${name}=${removeSeparators(value)}`] : [],
    ),
  ].join('|')
}
