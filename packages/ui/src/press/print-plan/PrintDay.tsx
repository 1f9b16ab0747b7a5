import {
  dayHours,
  schedulePrintDay,
  calculateHours,
  printCapacity,
  listRunsOfDay,
  type DayRun,
  type PrintDayRow,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useState } from 'react'
import { glyphs, Icon } from '../../foundations/Icon/index.ts'
import { Inline, Panel } from '../../foundations/layout/index.ts'
import { BookTitle, Text } from '../../foundations/Text/index.ts'
import { getBookLang } from '../../private/book-lang.ts'
import { Button } from '../../primitives/Button/index.ts'
import { ArrangeDay } from './ArrangeDay.tsx'
import { formatHour } from './clock.ts'
import * as styles from './PrintDay.css.ts'

const [[startHour, lunchStartHour], [lunchEndHour, endHour]] = printCapacity.shifts
const hours = Array.from({ length: endHour - startHour + 1 }, (_hour, index) => startHour + index)
/** Returns the position and the height of a time range in the drawn day. The last hour also has a row. */
const getPosition = (from: number, to: number) => ({
  insetBlockStart: `${((from - startHour) / hours.length) * 100}%`,
  blockSize: `${((to - from) / hours.length) * 100}%`,
})

interface PrintDayProps {
  day: PrintDayRow
  onArrange: (cardIds: number[] | null) => void
}

/** The hours of a printing day, with a button to reorder its runs. */
export function PrintDay({ day, onArrange }: PrintDayProps) {
  const { t } = useTranslation(['queue', 'print-plan'])
  const { date, number } = useFormat()
  const [isEditing, setIsEditing] = useState(false)
  const plannedRuns = listRunsOfDay(day.runs, day.arranged)
  const { hours: blocks, over: overflowRuns, total } = schedulePrintDay(plannedRuns)
  if (day.runs.length === 0) return null
  const hoursSummary = t('print-plan:hoursOf', { hours: number(Math.round(total * 10) / 10), all: dayHours })
  return (
    <Panel
      title={t('print-plan:day')}
      actions={
        <Inline gap={2} wrap={false}>
          <Text tone={overflowRuns.length > 0 ? 'danger' : 'muted'}>{hoursSummary}</Text>
          <Button
            variant="quiet"
            size="sm"
            leading={isEditing ? glyphs.check : glyphs.pencilSimple}
            aria-expanded={isEditing}
            onClick={() => setIsEditing(!isEditing)}
          >
            {t(isEditing ? 'print-plan:arrange.done' : 'print-plan:arrange.open')}
          </Button>
        </Inline>
      }
    >
      {isEditing && <ArrangeDay day={day} planned={plannedRuns} overflowRuns={overflowRuns} onArrange={onArrange} />}
      <div className={styles.day}>
        {hours.map((hour) => (
          <span key={hour} className={styles.hour} aria-hidden>
            {formatHour(hour)}
          </span>
        ))}
        <ol className={styles.blocks} aria-label={t('print-plan:day')}>
          {blocks.map(({ run, from, to, sheets }) => {
            const timeRange = `${formatHour(from)}–${formatHour(to)}`
            return (
              <li
                key={from}
                className={styles.run}
                style={getPosition(from, to)}
                title={`${timeRange} ${run.book_name}`}
              >
                <BookTitle as="p" lang={getBookLang(run.language)} lines={1}>
                  {run.book_name}
                </BookTitle>
                <Text as="p" variant="caption" tone="muted">
                  {`${timeRange} · ${t('print-plan:sheets', { count: sheets, sheets: number(sheets) })}`}
                </Text>
              </li>
            )
          })}
          <li className={styles.lunch} style={getPosition(lunchStartHour, lunchEndHour)}>
            {t('print-plan:lunch')}
          </li>
        </ol>
      </div>
      {overflowRuns.length > 0 && (
        <ul className={styles.overs} aria-label={t('print-plan:over')}>
          {overflowRuns.map((run) => (
            <OverflowRun key={run.id} run={run} />
          ))}
        </ul>
      )}
      <Text as="p" variant="caption" tone="muted">
        {t('print-plan:dayHint', { sheets: number(printCapacity.sheetsAnHour) })}
      </Text>
      {day.arranged && day.arranged_by && day.arranged_at && (
        <Text as="p" variant="caption" tone="muted">
          {t('print-plan:arrange.by', { name: day.arranged_by.name, time: date(day.arranged_at, 'time') })}
        </Text>
      )}
    </Panel>
  )
}

/** A run that was added to the day but does not fit. */
function OverflowRun({ run: { book_name, language, sheets } }: { run: DayRun }) {
  const { t } = useTranslation(['queue', 'print-plan'])
  const { number } = useFormat()
  const hoursText = t('print-plan:hours', { hours: number(Math.round(calculateHours(sheets) * 10) / 10) })
  return (
    <li className={styles.overRun}>
      <BookTitle as="p" lang={getBookLang(language)} lines={1}>
        {book_name}
      </BookTitle>
      <Text as="p" variant="caption" tone="danger">
        <Icon glyph={glyphs.warningCircle} size={14} /> {`${t('print-plan:over')} · ${hoursText}`}
      </Text>
    </li>
  )
}
