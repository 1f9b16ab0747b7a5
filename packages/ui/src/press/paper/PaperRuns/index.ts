export { PaperRuns, type PaperRunsProps } from './PaperRuns.tsx'
export type { PaperRun } from '../wire.ts'
