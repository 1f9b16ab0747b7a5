export * from '../press/tech-cards/HistoryList/index.ts'
