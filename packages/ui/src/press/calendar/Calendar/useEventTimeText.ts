import { getHoliday, type EventRepeat } from '@press/domain'
import { useFormat, useTranslation, weekdayNames } from '@press/i18n'
import { useMemo } from 'react'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { getWeekday } from './periods.ts'
import { getLastDay } from './spans.ts'
import type { CalendarEvent, EventSpan } from './types.ts'

/** `dayMonth` omits the year, for days in the year on screen. */
type DayStyle = 'dayMonth' | 'date'

/** Formats days and events in the current language. */
export function useEventTimeText() {
  const { t } = useTranslation('calendar')
  const { locale, date: formatDate } = useFormat()
  return useMemo(() => {
    const names = weekdayNames(locale, 'long')
    const formatDay = (date: IsoDate, style: DayStyle = 'dayMonth') =>
      t('day', { weekday: names[getWeekday(date)], date: formatDate(date, style) })
    const getHolidayName = (date: IsoDate) => {
      const holidayId = getHoliday(date)
      return holidayId && t(`holiday.${holidayId}`)
    }
    /** Returns a day in full: «воскресенье, 21 марта, Наурыз мейрамы». Today is marked with a word. */
    const formatFullDay = (date: IsoDate, today?: IsoDate) => {
      const holidayName = getHolidayName(date)
      const dayName = holidayName ? t('dayOff', { day: formatDay(date), holiday: holidayName }) : formatDay(date)
      return date === today ? t('dayToday', { day: dayName }) : dayName
    }
    const formatSpan = (eventSpan: EventSpan, style: DayStyle = 'dayMonth') => {
      const { dates, times } = eventSpan
      const isOneDay = dates.start === getLastDay(eventSpan)
      if (times && isOneDay)
        return t('when.time', { day: formatDay(dates.start, style), start: times.start, end: times.end })
      const ends = { from: formatDate(dates.start, style), to: formatDate(dates.end, style) }
      if (times) return t('when.times', { ...ends, start: times.start, end: times.end })
      return isOneDay ? t('when.day', { day: formatDay(dates.start, style) }) : t('when.days', ends)
    }
    /** Returns everything that the drawing shows, without the name: «вторник, 24 ноября, 10:00–11:30, Встречи, Важно». */
    const formatFacts = (event: CalendarEvent) => {
      const { deadline, repeat, category, tag } = event
      if (deadline) return t('deadlineFacts', { when: formatSpan(event), kind: t(`deadline.${deadline.kind}`) })
      const factsText = t('facts', {
        when: formatSpan(event),
        category: t(`category.${category}`),
        tag: t(`tag.${tag}`),
      })
      return repeat ? t('factsAgain', { facts: factsText, rule: t(`repeat.${repeat.kind}`) }) : factsText
    }
    /** Returns a repeat rule as text: «Каждую неделю: пн, ср, 10 раз». */
    const formatRule = ({ kind, days, until, count }: EventRepeat) => {
      const shortNames = weekdayNames(locale, 'short')
      const ruleText =
        days.length > 0
          ? t('repeat.onDays', {
              rule: t(`repeat.${kind}`),
              days: days.map((weekday) => shortNames[weekday - 1]).join(', '),
            })
          : t(`repeat.${kind}`)
      if (until !== null) return t('repeat.untilDay', { rule: ruleText, date: formatDate(until, 'date') })
      return count === null ? ruleText : t('repeat.times', { rule: ruleText, count })
    }
    /**
     * Returns the time of an event on one of its days: «10:00», or «до 11:30» on the last of several days. Returns undefined for an
     * all-day event.
     */
    const formatClockTime = ({ dates, times }: EventSpan, date: IsoDate) => {
      if (!times) return undefined
      if (dates.start === date) return times.start
      return dates.end === date ? t('until', { end: times.end }) : undefined
    }
    return {
      day: formatDay,
      fullDay: formatFullDay,
      holiday: getHolidayName,
      span: formatSpan,
      facts: formatFacts,
      rule: formatRule,
      clock: formatClockTime,
    }
  }, [locale, t, formatDate])
}
