import { getHoliday, getIsoWeekday } from '@press/domain'
import { useFormat, useTranslation, weekdayNames } from '@press/i18n'
import { useMemo } from 'react'
import { formatClockChange, formatClock, formatClockSpans } from './clock.ts'

/** Returns functions that format minutes of a day and durations. */
export function useTimeLabels() {
  const { t } = useTranslation(['time', 'calendar'])
  const { date, number, locale } = useFormat()
  return useMemo(() => {
    /** Formats a duration without its sign: «3 ч 35 мин». */
    const formatDuration = (minutes: number): string => {
      const [hours, restMinutes] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
      if (hours === 0) return t('length.m', { m: restMinutes })
      return restMinutes === 0
        ? t('length.h', { h: number(hours) })
        : t('length.both', { h: number(hours), m: restMinutes })
    }
    const getHolidayName = (day: string): string | undefined => {
      const holidayKey = getHoliday(day)
      return holidayKey && t(`calendar:holiday.${holidayKey}`)
    }
    return {
      clock: formatClock,
      length: formatDuration,
      holiday: getHolidayName,
      /** Formats a difference with its sign, for example «+4 ч 00 мин». The fixed format makes differences easy to compare. */
      signed: (minutes: number): string => {
        const [hours, restMinutes] = [
          Math.floor(Math.abs(minutes) / 60),
          String(Math.abs(minutes) % 60).padStart(2, '0'),
        ]
        return `${minutes < 0 ? '−' : '+'}${t('length.both', { h: number(hours), m: restMinutes })}`
      },
      /** Formats hours with one decimal, short enough for a column: «8,1». */
      hours: (minutes: number): string => number(minutes / 60, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
      spans: formatClockSpans,
      change: formatClockChange,
      weekday: (day: string, style: 'short' | 'long' = 'short'): string =>
        weekdayNames(locale, style)[getIsoWeekday(day) - 1] ?? '',
      /** Formats a day, for example «13 ноября, пятница». */
      day: (day: string): string => `${date(day, 'dayMonth')}, ${weekdayNames(locale, 'long')[getIsoWeekday(day) - 1]}`,
    }
  }, [t, date, number, locale])
}
