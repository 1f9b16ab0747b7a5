export { DaysForm, type DaysFormProps } from './DaysForm.tsx'
export type { TypedDay, TypedDays } from './typed.ts'
