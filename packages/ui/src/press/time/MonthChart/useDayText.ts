import { useTranslation } from '@press/i18n'
import { useCallback } from 'react'
import { useTimeLabels } from '../useTimeLabels.ts'
import type { ChartDay } from './chart-days.ts'

/**
 * Returns a function that describes a day. The text is used after the name of the day: «9:00–13:00, 4 ч, правка ждёт: 9:00–18:00».
 */
export function useDayText(): (chartDay: ChartDay) => string {
  const { t } = useTranslation('time')
  const timeLabels = useTimeLabels()
  return useCallback(
    ({ day, off, away, spans, worked, running, forgotten, waits }) =>
      [
        timeLabels.holiday(day) ?? (off ? t('chart.dayOff') : undefined),
        away && t(`board.${away.category}`),
        spans.length > 0 ? timeLabels.spans(spans) : off || away ? undefined : t('chart.none'),
        worked > 0 ? timeLabels.length(worked) : undefined,
        running ? t('chart.running') : undefined,
        forgotten ? t('chart.forgotten') : undefined,
        waits && t('chart.waits', { spans: timeLabels.spans(waits.spans) || t('corrections.noHours') }),
      ]
        .filter(Boolean)
        .join(', '),
    [t, timeLabels],
  )
}
