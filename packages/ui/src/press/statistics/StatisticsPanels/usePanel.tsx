import { useTranslation } from '@press/i18n'
import type { ChartTableData } from '../../../patterns/charts/index.ts'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'

/** What every panel takes beside its rows. */
export interface StatisticsPanelProps {
  /** The rows are on their way. @default false */
  loading?: boolean
  /** The rows could not be had. @default false */
  failed?: boolean
  /** Asks for them again. */
  onRetry?: () => void
  /** Takes the panel's numbers out; its table then offers them as a file. */
  onExport?: (table: ChartTableData) => void
}

/** The same as a chart takes it. */
export function usePanel({ loading, failed = false, onRetry, onExport }: StatisticsPanelProps) {
  const { t } = useTranslation('statistics')
  return {
    level: 2 as const,
    loading,
    onExport,
    error: failed ? <ErrorState onRetry={onRetry}>{t('failed')}</ErrorState> : undefined,
  }
}
