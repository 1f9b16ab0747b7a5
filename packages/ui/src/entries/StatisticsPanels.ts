export * from '../press/statistics/StatisticsPanels/index.ts'
