export { DateField, type DateFieldProps } from './DateField.tsx'
export { todayAtPress } from './calendar.ts'
export { formatDateText, parseDate, type IsoDate } from './dateText.ts'
