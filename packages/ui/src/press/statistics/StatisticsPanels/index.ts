export { BooksByStagePanel, type BooksByStagePanelProps } from './BooksByStagePanel.tsx'
export { CalculatorPanel, type CalculatorPanelProps } from './CalculatorPanel.tsx'
export { FlowPanel, type FlowPanelProps } from './FlowPanel.tsx'
export { LoadPanel, type LoadPanelProps } from './LoadPanel.tsx'
export { MoneyPanel, type MoneyPanelProps } from './MoneyPanel.tsx'
export { PublishedPanel, type PublishedPanelProps } from './PublishedPanel.tsx'
export { StageTimePanel, type StageTimePanelProps } from './StageTimePanel.tsx'
export {
  StatisticsControls,
  statisticsPeriods,
  type StatisticsControlsProps,
  type StatisticsPeriod,
} from './StatisticsControls.tsx'
export { StatisticsFigures, type StatisticsFiguresProps } from './StatisticsFigures.tsx'
export { StatisticsGrid, type StatisticsGridProps } from './StatisticsGrid.tsx'
export type { StatisticsPanelProps } from './usePanel.tsx'
export type {
  CalculationRow,
  Debtor,
  FlowRow,
  LoadRow,
  MoneyRow,
  PublishedRow,
  StageCount,
  StageTime,
  StatisticsSummary,
} from './rows.ts'
