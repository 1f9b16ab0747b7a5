export { PrintPlan, type PrintPlanProps } from './PrintPlan.tsx'
export type { DayRun, PlannedFinish, PlannedRun, PrintDayData, PrintPlanData } from './types.ts'
