import { useFormat, useTranslation } from '@press/i18n'
import { addDays } from '../../../primitives/DateField/dates.ts'
import { AvatarStack } from '../../../primitives/Avatar/index.ts'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { Badge } from '../../../primitives/Badge/index.ts'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { EmptyState, NoResults } from '../../../primitives/EmptyState/index.ts'
import { Skeleton, SkeletonGroup } from '../../../primitives/Skeleton/index.ts'
import * as styles from './AgendaView.css.ts'
import { tagGlyphs } from './categories.ts'
import { CategoryTile } from './CategoryTile.tsx'
import { useEventHandling } from './EventContext.ts'
import { listEventsOn } from './layout.ts'
import { MiniMonth } from './MiniMonth.tsx'
import { getCalendarFrame } from './periods.ts'
import { getLastDay } from './spans.ts'
import { keyOf, type CalendarEvent } from './types.ts'
import { useEventTimeText } from './useEventTimeText.ts'

interface AgendaViewProps {
  date: IsoDate
  events: readonly CalendarEvent[]
  today: IsoDate
  loading: boolean
  /** Heading level of the days. */
  level: 2 | 3
  onPick: (date: IsoDate) => void
  /** Shows all categories again. Given only if some are hidden. */
  onReset: (() => void) | undefined
}

const getDaysFrom = (date: IsoDate): IsoDate[] => {
  const { to } = getCalendarFrame(date)
  const days: IsoDate[] = []
  for (let day = date; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** A small month, and the events from the chosen day on. */
export function AgendaView({ date, events, today, loading, level, onPick, onReset }: AgendaViewProps) {
  const TitleElement = `h${level}` as const
  const { t } = useTranslation('calendar')
  const timeText = useEventTimeText()
  const days = getDaysFrom(date)
    // An event of several days is listed once: on its first day, or on the chosen day.
    .map((day) => ({
      day,
      dayEvents: listEventsOn(events, day).filter(({ dates }) => day === date || dates.start === day),
    }))
    .filter(({ day, dayEvents }) => day === date || dayEvents.length > 0 || timeText.holiday(day))
  // Earlier days of the month count too: a month whose events are over is not empty. A holiday also counts.
  const hasAnythingPlanned = getDaysFrom(`${date.slice(0, 7)}-01`).some(
    (day) => listEventsOn(events, day).length > 0 || timeText.holiday(day) !== undefined,
  )
  return (
    <div className={styles.agenda}>
      <div className={styles.aside}>
        <MiniMonth date={date} today={today} events={events} onPick={onPick} />
      </div>
      <div className={styles.list}>
        {loading ? (
          <SkeletonGroup label={t('loading')}>
            <Skeleton width="half" />
            <Skeleton />
            <Skeleton />
            <Skeleton width="long" />
          </SkeletonGroup>
        ) : !hasAnythingPlanned ? (
          <EmptyAgenda level={level} onReset={onReset} />
        ) : (
          days.map(({ day, dayEvents }) => (
            <section key={day} className={styles.day} aria-label={timeText.fullDay(day, today)}>
              <TitleElement className={styles.title}>
                {day === today ? t('dayToday', { day: timeText.day(day) }) : timeText.day(day)}
              </TitleElement>
              {timeText.holiday(day) && <p className={styles.holiday}>{timeText.holiday(day)}</p>}
              {dayEvents.length === 0 ? (
                day === date && <p className={styles.empty}>{t('emptyDay')}</p>
              ) : (
                <ul>
                  {dayEvents.map((event) => (
                    <AgendaRow key={keyOf(event)} event={event} day={day} />
                  ))}
                </ul>
              )}
            </section>
          ))
        )}
      </div>
    </div>
  )
}

/** Explains why the month is empty: nothing is planned, or the categories hide it. */
function EmptyAgenda({ level, onReset }: Pick<AgendaViewProps, 'level' | 'onReset'>) {
  const { t } = useTranslation('calendar')
  if (onReset)
    return (
      <NoResults onReset={onReset} resetLabel={t('filter.reset')}>
        {t('filter.none')}
      </NoResults>
    )
  return (
    <EmptyState level={level} title={t('emptyTitle')}>
      {t('emptyText')}
    </EmptyState>
  )
}

function AgendaRow({ event, day }: { event: CalendarEvent; day: IsoDate }) {
  const { t } = useTranslation('calendar')
  const timeText = useEventTimeText()
  const { date: formatDay } = useFormat()
  const { open, busy } = useEventHandling()
  const { name, category, tag, users, times, dates, details, deadline } = event
  const end = getLastDay(event)
  const untilText = end > day ? t('until', { end: formatDay(end, 'day') }) : dates.start === day && times?.end
  const glyph = tagGlyphs[tag]
  return (
    <li>
      <button
        type="button"
        data-event={keyOf(event)}
        aria-busy={busy.has(keyOf(event)) || undefined}
        className={styles.row}
        onClick={() => open(event)}
      >
        <span className={styles.clock}>
          {timeText.clock(event, day) ?? t('allDay')}
          {untilText && <span className={styles.until}>{untilText}</span>}
        </span>
        <CategoryTile event={event} size="md" />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.facts}>
            {deadline ? t(`deadline.${deadline.kind}`) : t(`category.${category}`)}
            {details && ` · ${details}`}
          </span>
        </span>
        <span className={styles.end}>
          {event.repeat && <Icon glyph={glyphs.arrowClockwise} size={16} label={t(`repeat.${event.repeat.kind}`)} />}
          {glyph && (
            <Badge tone={tag === 'urgent' ? 'attention' : 'neutral'} glyph={glyph}>
              {t(`tag.${tag}`)}
            </Badge>
          )}
          {users.length > 0 && (
            <AvatarStack
              people={users.map(({ name: person, avatar }) => ({ name: person, ...(avatar && { src: avatar }) }))}
            />
          )}
        </span>
      </button>
    </li>
  )
}
