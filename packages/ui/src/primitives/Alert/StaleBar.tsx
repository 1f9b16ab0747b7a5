import { useFormat, useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Alert } from './Alert.tsx'

export interface StaleBarProps {
  /** When the shown data was loaded (ISO or Date). */
  at: string | Date
  /** Loads the data again. */
  onRefresh?: () => void
}

/** A bar above a list that could not be refreshed. The old rows stay, and the bar shows their age. */
export function StaleBar({ at, onRefresh }: StaleBarProps) {
  const { t } = useTranslation('ui')
  const { date } = useFormat()
  return (
    <Alert
      tone="warning"
      glyph={glyphs.clockCounterClockwise}
      {...(onRefresh && { action: { label: t('alert.refresh'), onAction: onRefresh } })}
    >
      {t('alert.stale', { time: date(at, 'time') })}
    </Alert>
  )
}
