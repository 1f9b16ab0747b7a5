export { HistoryList, type HistoryListProps } from './HistoryList.tsx'
