/** Who is paid, how much and for what; `sum` in tiyn. */
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

/** A field ends where the next one begins. */
const plain = (value: string): string => value.replace(/[|\s]+/gu, ' ').trim()

/**
 * What the code on an invoice says: a payment order as GOST R 56042-2014 writes it (`2`: UTF-8), with the Kazakh Кбе and КНП after its own
 * fields. The banks of Kazakhstan have agreed on nothing of their own for requisites; a camera that knows neither shows plain words.
 */
export function buildPaymentQr(order: PaymentOrder): string {
  const fields: Record<string, string> = {
    Name: order.sender_name,
    PersonalAcc: order.sender_account.replace(/\s/gu, ''),
    BankName: order.sender_bank,
    BIC: order.sender_bic,
    // The standard wants the field; accounts of correspondents are not written in Kazakhstan.
    CorrespAcc: '0',
    PayeeINN: order.sender_bin,
    Sum: String(order.sum),
    Purpose: order.purpose,
    KBe: order.sender_kbe,
    KNP: order.sender_knp,
  }
  return [
    'ST00012',
    ...Object.entries(fields).flatMap(([name, value]) => (plain(value) ? [`${name}=${plain(value)}`] : [])),
  ].join('|')
}
