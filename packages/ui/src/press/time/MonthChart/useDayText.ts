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
    ({ day, isDayOff, away, spans, minutesWorked, running, isDepartureMissing, pendingCorrection }) =>
      [
        timeLabels.holiday(day) ?? (isDayOff ? t('chart.dayOff') : undefined),
        away && t(`board.${away.category}`),
        spans.length > 0 ? timeLabels.spans(spans) : isDayOff || away ? undefined : t('chart.none'),
        minutesWorked > 0 ? timeLabels.length(minutesWorked) : undefined,
        running ? t('chart.running') : undefined,
        isDepartureMissing ? t('chart.forgotten') : undefined,
        pendingCorrection &&
          t('chart.waits', { spans: timeLabels.spans(pendingCorrection.spans) || t('corrections.noHours') }),
      ]
        .filter(Boolean)
        .join(', '),
    [t, timeLabels],
  )
}
