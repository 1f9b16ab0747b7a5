export { TimeField, type TimeFieldProps } from './TimeField.tsx'
export { parseTime } from './time-text.ts'
