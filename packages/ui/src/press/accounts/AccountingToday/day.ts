import type { ForecastWeek, IncompleteOrderRow, OfferToInvoiceRow, OverdueInvoiceRow, QuestionRow } from '@press/domain'

interface Rows<Row> {
  rows: readonly Row[]
  /** Total number; may be greater than the number of rows. */
  total: number
}

/** The parts of a day; each is loaded separately. */
export interface AccountingDay {
  bill: Rows<OfferToInvoiceRow> & { sum: number }
  late: Rows<OverdueInvoiceRow> & { sum: number }
  answer: Rows<QuestionRow>
  lacking: Rows<IncompleteOrderRow>
  income: { forecast: readonly ForecastWeek[]; received: number }
}
export type AccountingPart = keyof AccountingDay
/** The loaded parts of a day. */
export type LoadedDayPart = { readonly [Part in AccountingPart]?: AccountingDay[Part] | undefined }
