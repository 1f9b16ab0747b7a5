import { useTranslation } from '@press/i18n'
import { Popover } from '../../../primitives/Popover/index.ts'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { EventButton } from './EventButton.tsx'
import * as styles from './MonthView.css.ts'
import { keyOf, type CalendarEvent } from './types.ts'
import { useEventTimeText } from './useEventTimeText.ts'

interface MoreEventsProps {
  day: IsoDate
  /** All of the day, not only those that had no room. */
  events: readonly CalendarEvent[]
  /** How many had no room. */
  count: number
  tabbable: boolean
}

/** «ещё 3»: the whole day in a list. */
export function MoreEvents({ day, events, count, tabbable }: MoreEventsProps) {
  const { t } = useTranslation('calendar')
  const when = useEventTimeText()
  const words = t('more', { count })
  return (
    <Popover
      label={when.day(day)}
      align="start"
      renderTrigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.moreButton}
          tabIndex={tabbable ? 0 : -1}
          aria-label={t('moreLabel', { more: words, day: when.day(day) })}
        >
          {words}
        </button>
      )}
    >
      {() => (
        <div className={styles.moreList}>
          <p className={styles.moreTitle}>{when.day(day)}</p>
          <ul>
            {events.map((event) => (
              <li key={keyOf(event)}>
                <EventButton event={event} date={day} look="row" tabbable />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Popover>
  )
}
