import { printDay, printPace } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { Panel } from '../../../foundations/layout/index.ts'
import { BookTitle, Text } from '../../../foundations/Text/index.ts'
import { bookLang } from '../../../private/bookLang.ts'
import * as styles from './PrintDay.css.ts'
import type { PlannedRun } from './types.ts'

const two = (part: number) => String(part).padStart(2, '0')

/** Hours and minutes of an hour with its fraction: 9.5 is 09:30. */
const clock = (hour: number): string => {
  const minutes = Math.round(hour * 60)
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

const [[start, noon], [afterLunch, end]] = printPace.shifts
const hours = Array.from({ length: end - start + 1 }, (_, index) => start + index)
/** Where hours lie in the day as it is drawn, whose last hour has a row too. */
const place = (from: number, to: number) => ({
  insetBlockStart: `${((from - start) / hours.length) * 100}%`,
  blockSize: `${((to - from) / hours.length) * 100}%`,
})

/** The hours of a day of printing, as far as the runs that may be printed go. */
export function PrintDay({ runs }: { runs: readonly PlannedRun[] }) {
  const { t } = useTranslation('queue')
  const { number } = useFormat()
  const day = printDay(runs)
  if (day.length === 0) return null
  return (
    <Panel title={t('plan.day')}>
      <div className={styles.day}>
        {hours.map((hour) => (
          <span key={hour} className={styles.hour} aria-hidden>
            {clock(hour)}
          </span>
        ))}
        <ol className={styles.blocks}>
          {day.map(({ run, from, to, sheets }) => {
            const span = `${clock(from)}–${clock(to)}`
            return (
              <li key={from} className={styles.run} style={place(from, to)} title={`${span} ${run.book_name}`}>
                <BookTitle as="p" lang={bookLang(run.language)} lines={1}>
                  {run.book_name}
                </BookTitle>
                <Text as="p" variant="caption" tone="muted">
                  {`${span} · ${t('plan.sheets', { count: sheets, sheets: number(sheets) })}`}
                </Text>
              </li>
            )
          })}
          <li className={styles.lunch} style={place(noon, afterLunch)}>
            {t('plan.lunch')}
          </li>
        </ol>
      </div>
      <Text as="p" variant="caption" tone="muted">
        {t('plan.dayHint', { sheets: number(printPace.sheetsAnHour) })}
      </Text>
    </Panel>
  )
}
