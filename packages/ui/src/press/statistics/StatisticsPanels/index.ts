export { BooksByStagePanel, type BooksByStagePanelProps } from './BooksByStagePanel.tsx'
export { CalculatorPanel, type CalculatorPanelProps } from './CalculatorPanel.tsx'
export { FlowPanel, type FlowPanelProps } from './FlowPanel.tsx'
export { LoadPanel, type LoadPanelProps } from './LoadPanel.tsx'
export { MoneyPanel, type MoneyPanelProps } from './MoneyPanel.tsx'
export { PromisesPanel, type PromisesPanelProps } from './PromisesPanel.tsx'
export { PublishedPanel, type PublishedPanelProps } from './PublishedPanel.tsx'
export { SatisfactionPanel, type SatisfactionPanelProps } from './SatisfactionPanel.tsx'
export { StageTimePanel, type StageTimePanelProps } from './StageTimePanel.tsx'
export { StageTrendPanel, type StageTrendPanelProps } from './StageTrendPanel.tsx'
export {
  StatisticsControls,
  statisticsExports,
  statisticsPeriods,
  type StatisticsControlsProps,
  type StatisticsExport,
  type StatisticsPeriod,
} from './StatisticsControls.tsx'
export {
  statisticsFigures,
  StatisticsFigures,
  type StatisticsFigure,
  type StatisticsFiguresProps,
} from './StatisticsFigures.tsx'
export { StatisticsGrid, type StatisticsGridProps } from './StatisticsGrid.tsx'
export { usePeriodTitle } from './usePeriodTitle.ts'
export type { StatisticsPanelProps } from './usePanel.tsx'
export type {
  CalculationRow,
  Debtor,
  FlowRow,
  LoadRow,
  MoneyRow,
  PromiseRow,
  PublishedRow,
  RatedBook,
  StageCount,
  StageMonth,
  StageTime,
  StatisticsSummary,
} from './rows.ts'
