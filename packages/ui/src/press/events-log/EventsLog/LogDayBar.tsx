import type { LogDay } from '@press/domain'
import { useFormat, useTranslation, weekdayNames } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { classes } from '../../../foundations/classes.ts'
import * as styles from './EventsLog.css.ts'

interface LogDayBarProps {
  day: string
  today: string
  logDay: LogDay | undefined
}

/** Returns the weekday from Monday as 0; `getUTCDay` counts from Sunday. */
const getWeekdayIndex = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

const sealGlyphs = {
  whole: glyphs.link,
  sealed: glyphs.link,
  open: glyphs.hourglass,
  broken: glyphs.warning,
}

/** The heading of a day: its date, the number of entries found and the state of its seals. */
export function LogDayBar({ day, today, logDay }: LogDayBarProps) {
  const { t } = useTranslation('events-log')
  const { date, number, locale } = useFormat()
  const isSameYear = day.slice(0, 4) === today.slice(0, 4)
  const dateTexts = {
    weekday: weekdayNames(locale, 'long')[getWeekdayIndex(day)] ?? '',
    date: date(day, isSameYear ? 'dayMonth' : 'date'),
  }
  return (
    <div className={classes(styles.day, logDay?.seals === 'broken' && styles.dayBroken)}>
      <h2 id={`log-${day}`} className={styles.dayName}>
        {t(day === today ? 'list.today' : 'list.day', dateTexts)}
      </h2>
      {logDay && (
        <>
          <span>{t('list.count', { count: logDay.count, value: number(logDay.count) })}</span>
          <span className={styles.daySeal}>
            <Icon glyph={sealGlyphs[logDay.seals]} size={14} />
            {t(`list.seals.${logDay.seals}`)}
          </span>
        </>
      )}
    </div>
  )
}
