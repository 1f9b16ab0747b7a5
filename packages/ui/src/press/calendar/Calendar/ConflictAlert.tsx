import { useTranslation } from '@press/i18n'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import type { IsoDate } from '../../../primitives/DateField/index.ts'
import { getTime } from '../../../primitives/TimeField/time-text.ts'
import * as styles from './FreeTime.css.ts'
import type { MeetingConflict } from './free-time-facts.ts'

interface ConflictAlertProps {
  conflict: MeetingConflict
  /** Number of further conflicts. */
  more: number
  nameOf: (id: number) => string
  formatDay: (date: IsoDate) => string
  onMove: () => void
  onLeave: () => void
}

/** Shows who cannot come, on which day and until when. Offers the nearest time when everyone is free, or skipping the meeting. */
export function ConflictAlert({ conflict, more, nameOf, formatDay, onMove, onLeave }: ConflictAlertProps) {
  const { t } = useTranslation('calendar')
  const { meeting, busy, nearest } = conflict
  const getPlaceText = (slot: { date: IsoDate; from: number }) =>
    t('freeTime.place', { day: formatDay(slot.date), time: getTime(slot.from) })
  return (
    <div className={styles.conflict}>
      <Alert tone="warning" title={t('freeTime.conflict', { place: getPlaceText(meeting) })}>
        <ul className={styles.busyPeople}>
          {busy.map(({ id, to }) => (
            <li key={id}>
              {to >= 24 * 60
                ? t('freeTime.away', { name: nameOf(id) })
                : t('freeTime.until', { name: nameOf(id), time: getTime(to) })}
            </li>
          ))}
        </ul>
        <p>
          {nearest ? t('freeTime.nearest', { place: getPlaceText(nearest) }) : t('freeTime.noNearest')}
          {more > 0 && ` ${t('freeTime.more', { count: more })}`}
        </p>
        <div className={styles.acts}>
          {nearest && (
            <Button variant="secondary" size="sm" onClick={onMove}>
              {t('freeTime.move', { place: getPlaceText(nearest) })}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={onLeave}>
            {t('freeTime.leave', { time: getTime(meeting.from) })}
          </Button>
        </div>
      </Alert>
    </div>
  )
}
