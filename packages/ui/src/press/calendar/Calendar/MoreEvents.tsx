import { useTranslation } from '@press/i18n'
import { Popover } from '../../../primitives/Popover/index.ts'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { EventButton } from './EventButton.tsx'
import * as styles from './MonthView.css.ts'
import { keyOf, type CalendarEvent } from './types.ts'
import { useEventTimeText } from './useEventTimeText.ts'

interface MoreEventsProps {
  day: IsoDate
  /** All events of the day, including the visible ones. */
  events: readonly CalendarEvent[]
  /** The number of events that do not fit. */
  count: number
  tabbable: boolean
}

/** «ещё 3»: a button that lists all events of the day. */
export function MoreEvents({ day, events, count, tabbable }: MoreEventsProps) {
  const { t } = useTranslation('calendar')
  const eventTimeText = useEventTimeText()
  const buttonText = t('more', { count })
  return (
    <Popover
      label={eventTimeText.day(day)}
      align="start"
      renderTrigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.moreButton}
          tabIndex={tabbable ? 0 : -1}
          aria-label={t('moreLabel', { more: buttonText, day: eventTimeText.day(day) })}
        >
          {buttonText}
        </button>
      )}
    >
      {() => (
        <div className={styles.moreList}>
          <p className={styles.moreTitle}>{eventTimeText.day(day)}</p>
          <ul>
            {events.map((event) => (
              <li key={keyOf(event)}>
                <EventButton event={event} date={day} variant="row" tabbable />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Popover>
  )
}
