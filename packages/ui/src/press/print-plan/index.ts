export { PrintPlan, type PrintPlanProps } from './PrintPlan.tsx'
export type { PrintPlanData } from './types.ts'
