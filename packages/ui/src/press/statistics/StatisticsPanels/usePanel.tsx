import { useTranslation } from '@press/i18n'
import { toCsv, type ChartTableData } from '../../../patterns/charts/index.ts'
import { downloadText } from '../../../private/csv.ts'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { Definition } from './Definition.tsx'

/** The props shared by all panels. */
export interface StatisticsPanelProps {
  /** Whether the rows are loading. @default false */
  loading?: boolean
  /** Whether loading failed. @default false */
  failed?: boolean
  /** Loads the rows again. */
  onRetry?: () => void
  /** Exports the panel's figures from its table. @default saves them as a CSV file */
  onExport?: (table: ChartTableData) => void
}

/** Converts the props of a panel to the props of a chart, with the panel's heading and the definition of its figures. */
export function usePanel(
  { loading, failed = false, onRetry, onExport }: StatisticsPanelProps,
  { title, help }: { title: string; help: string },
) {
  const { t } = useTranslation('statistics')
  return {
    title,
    level: 2 as const,
    loading,
    onExport: onExport ?? ((table: ChartTableData) => downloadText(`${title}.csv`, toCsv(table), 'text/csv')),
    help: <Definition name={title}>{help}</Definition>,
    error: failed ? <ErrorState onRetry={onRetry}>{t('failed')}</ErrorState> : undefined,
  }
}
