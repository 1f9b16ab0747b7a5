export { AccountingToday, type AccountingTodayProps } from './AccountingToday.tsx'
export type { AccountingDay, AccountingPart } from './day.ts'
