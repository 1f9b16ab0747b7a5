export * from '../press/HistoryList/index.ts'
