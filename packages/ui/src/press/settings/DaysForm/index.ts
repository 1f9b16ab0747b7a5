export { DaysForm, type DaysFormProps } from './DaysForm.tsx'
export type { DaysEffectFacts } from './DaysEffect.tsx'
export type { TypedDay, TypedDays } from './typed.ts'
