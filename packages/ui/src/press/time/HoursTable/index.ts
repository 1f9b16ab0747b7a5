export { HoursTable, type HoursTableProps } from './HoursTable.tsx'
