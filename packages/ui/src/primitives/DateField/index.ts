export { DateField, type DateFieldProps } from './DateField.tsx'
export { addDays, todayAtPress } from './dates.ts'
export { formatDateText, parseDate, type IsoDate } from './dateText.ts'
