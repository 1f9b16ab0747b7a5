export { FailedJobs, type FailedJobsProps } from './FailedJobs.tsx'
export { useJobName } from './useJobName.ts'
