import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { timeOf } from '../../../primitives/TimeField/timeText.ts'
import * as styles from './FreeTime.css.ts'
import type { Meeting, MeetingConflict } from './freeTimeFacts.ts'

interface MeetingDaysProps {
  meetings: readonly Meeting[]
  conflicts: readonly MeetingConflict[]
}

/** Days of a row of meetings; one with a conflict is marked, one that is moved says where to. */
export function MeetingDays({ meetings, conflicts }: MeetingDaysProps) {
  const { t } = useTranslation('calendar')
  const { date: words } = useFormat()
  const usual = meetings.find(({ occurrence, date }) => occurrence === date)
  const last = meetings.at(-1)
  return (
    <div>
      <p className={styles.count}>
        {t('freeTime.count', { count: meetings.length, date: last ? words(last.occurrence, 'date') : '' })}
      </p>
      <ol className={styles.days}>
        {meetings.map((meeting) => {
          const { occurrence, date, from } = meeting
          const failing = conflicts.some((one) => one.meeting.occurrence === occurrence)
          const moved = date !== occurrence || from !== usual?.from
          return (
            <li key={occurrence} className={classes(styles.day, failing && styles.failing)}>
              {failing && <Icon glyph={glyphs.warning} size={12} />}
              {words(date, 'day')}
              {moved && `, ${timeOf(from)}`}
              {failing && <VisuallyHidden>{t('freeTime.failing')}</VisuallyHidden>}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
