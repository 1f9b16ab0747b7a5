export { DateField, type DateFieldProps } from './DateField.tsx'
export { addDays } from './dates.ts'
export { todayAtPress } from './today.ts'
export { formatDateText, parseDate, type IsoDate } from './date-text.ts'
