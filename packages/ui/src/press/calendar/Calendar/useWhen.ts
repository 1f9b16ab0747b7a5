import { holidayOn } from '@press/domain'
import { useFormat, useTranslation, weekdayNames } from '@press/i18n'
import { useMemo } from 'react'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { weekdayOf } from './periods.ts'
import { lastDay } from './spans.ts'
import type { CalendarEvent, EventSpan } from './types.ts'

/** Days and events in words of the language in force. */
export function useWhen() {
  const { t } = useTranslation('calendar')
  const { locale, date: words } = useFormat()
  return useMemo(() => {
    const names = weekdayNames(locale, 'long')
    const day = (date: IsoDate) => t('day', { weekday: names[weekdayOf(date)], date: words(date, 'dayMonth') })
    const holiday = (date: IsoDate) => {
      const found = holidayOn(date)
      return found && t(`holiday.${found}`)
    }
    /** A day in full: «воскресенье, 21 марта, Наурыз мейрамы», with a word where it is today. */
    const fullDay = (date: IsoDate, today?: IsoDate) => {
      const off = holiday(date)
      const named = off ? t('dayOff', { day: day(date), holiday: off }) : day(date)
      return date === today ? t('dayToday', { day: named }) : named
    }
    const span = (one: EventSpan) => {
      const { dates, times } = one
      const oneDay = dates.start === lastDay(one)
      if (times && oneDay) return t('when.time', { day: day(dates.start), start: times.start, end: times.end })
      const ends = { from: words(dates.start, 'dayMonth'), to: words(dates.end, 'dayMonth') }
      if (times) return t('when.times', { ...ends, start: times.start, end: times.end })
      return oneDay ? t('when.day', { day: day(dates.start) }) : t('when.days', ends)
    }
    /** «вторник, 24 ноября, 10:00–11:30, Встречи, Важно»: all that a drawing says, without the name. */
    const facts = (event: CalendarEvent) =>
      event.deadline
        ? t('deadlineFacts', { when: span(event), kind: t(`deadline.${event.deadline.kind}`) })
        : t('facts', { when: span(event), category: t(`category.${event.category}`), tag: t(`tag.${event.tag}`) })
    /** The clock on one of its days: «10:00», «до 11:30» on the last of several; undefined for whole days. */
    const clock = ({ dates, times }: EventSpan, date: IsoDate) => {
      if (!times) return undefined
      if (dates.start === date) return times.start
      return dates.end === date ? t('until', { end: times.end }) : undefined
    }
    return { day, fullDay, holiday, span, facts, clock }
  }, [locale, t, words])
}
