import { daysBetween, getDueTone } from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import * as styles from './DueDate.css.ts'

export interface DueDateProps {
  /** The due date, `yyyy-mm-dd`. */
  due: string
  /** Words the date while it is not overdue. @default «до 24 ноя» */
  label?: (date: string) => string
}

/** A due date: grey, ochre within three days, red with the number of days when overdue. */
export function DueDate({ due, label }: DueDateProps) {
  const today = useToday()
  const { t } = useTranslation('domain')
  const { date } = useFormat()
  const tone = getDueTone(due, today)
  const isOverdue = tone === 'overdue'
  const formatLabel = label ?? ((day: string) => t('due', { date: day }))
  return (
    <time className={`${styles.due} ${styles.tone[tone]}`} dateTime={due} title={date(due, 'date')}>
      <Icon glyph={isOverdue ? glyphs.warningCircle : glyphs.calendarBlank} size={14} />
      {isOverdue ? t('late', { count: daysBetween(due, today) }) : formatLabel(date(due))}
    </time>
  )
}
