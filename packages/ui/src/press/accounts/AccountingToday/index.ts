export { AccountingToday, type AccountingTodayProps } from './AccountingToday.tsx'
export type { AccountingDay, AccountingPart, BillRow, LackingRow, LateRow, QuestionRow } from './rows.ts'
