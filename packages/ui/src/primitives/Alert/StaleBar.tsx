import { useFormat, useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Alert } from './Alert.tsx'

export interface StaleBarProps {
  /** When the shown data was loaded (ISO or Date). */
  loadedAt: string | Date
  /** Loads the data again. */
  onRefresh?: () => void
}

/** A bar above a list that could not be refreshed. The old rows stay, and the bar shows their age. */
export function StaleBar({ loadedAt, onRefresh }: StaleBarProps) {
  const { t } = useTranslation('ui')
  const { date } = useFormat()
  return (
    <Alert
      tone="warning"
      glyph={glyphs.clockCounterClockwise}
      action={onRefresh ? { label: t('alert.refresh'), onAction: onRefresh } : undefined}
    >
      {t('alert.stale', { time: date(loadedAt, 'time') })}
    </Alert>
  )
}
