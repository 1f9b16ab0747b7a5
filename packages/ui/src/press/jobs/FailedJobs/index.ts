export { FailedJobs, type FailedJobRow, type FailedJobsProps } from './FailedJobs.tsx'
