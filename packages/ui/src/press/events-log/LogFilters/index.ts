export { LogFilters } from './LogFilters.tsx'
export type { LogFilter, LogFiltersProps } from './types.ts'
export { LogNothing, type LogNothingProps } from './LogNothing.tsx'
