import type { PaperBalanceRow, PaperOrder, PlannedFinish, PlannedRun, PrintDayRow } from '@press/domain'

/** The plan of the printing house. */
export interface PrintPlanData {
  runs: PlannedRun[]
  paper: PaperBalanceRow[]
  /** Paper orders that have not arrived. */
  paper_orders: PaperOrder[]
  finishing: PlannedFinish[]
  finishing_total: number
  day: PrintDayRow
}
