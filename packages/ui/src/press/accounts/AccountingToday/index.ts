export { AccountingToday, type AccountingTodayProps } from './AccountingToday.tsx'
export type { AccountingDay, BillRow, LackingRow, LateRow, QuestionRow } from './rows.ts'
