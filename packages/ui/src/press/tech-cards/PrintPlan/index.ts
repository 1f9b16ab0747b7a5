export { PrintPlan, type PrintPlanProps } from './PrintPlan.tsx'
export type { PlannedFinish, PlannedRun, PrintPlanData } from './types.ts'
