export { DaysForm, type DaysFormProps, type TypedDay, type TypedDays } from './DaysForm.tsx'
export type { DaysEffectFacts } from './DaysEffect.tsx'
