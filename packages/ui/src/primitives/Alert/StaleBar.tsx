import { useFormat, useTranslation } from '@press/i18n'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Alert } from './Alert.tsx'

export interface StaleBarProps {
  /** When the data on screen came (ISO or Date). */
  at: string | Date
  /** Asks for them again. */
  onRefresh?: () => void
}

/** Over a list that could not be renewed: the old rows stay, and this line says how old they are. */
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
