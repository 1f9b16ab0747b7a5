export { QueueList, type QueueListProps } from './QueueList.tsx'
export { StageSummary, type StageSummaryProps } from './StageSummary.tsx'
