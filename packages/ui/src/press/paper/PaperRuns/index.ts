export { PaperRuns, type PaperRunsProps } from './PaperRuns.tsx'
