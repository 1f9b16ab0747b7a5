export { QueueList, queueKey, type QueueListProps } from './QueueList.tsx'
export { StageSummary, type StageSummaryProps } from './StageSummary.tsx'
