import { useTranslation } from '@press/i18n'
import { toCsv, type ChartTableData } from '../../../patterns/charts/index.ts'
import { downloadText } from '../../../private/csv.ts'
import { ErrorState } from '../../../primitives/EmptyState/index.ts'
import { Definition } from './Definition.tsx'

/** What every panel takes beside its rows. */
export interface StatisticsPanelProps {
  /** The rows are on their way. @default false */
  loading?: boolean
  /** The rows could not be had. @default false */
  failed?: boolean
  /** Asks for them again. */
  onRetry?: () => void
  /** Takes the panel's numbers out of its table. @default saves them as a CSV file */
  onExport?: (table: ChartTableData) => void
}

/** The same as a chart takes it, with its heading and how its numbers are counted. */
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
