export { AccountingToday, type AccountingTodayProps } from './AccountingToday.tsx'
export type {
  AccountingDay,
  AccountingPart,
  OfferToInvoiceRow,
  IncompleteOrderRow,
  OverdueInvoiceRow,
  QuestionRow,
} from './rows.ts'
