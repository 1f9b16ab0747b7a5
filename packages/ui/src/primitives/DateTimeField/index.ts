export { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx'
export { localAtPress, momentAtPress, type LocalDateTime } from './press-time.ts'
