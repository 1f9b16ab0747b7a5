export * from '../press/StatisticsPanels/index.ts'
