import { daysBetween, type ApplicationRow } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { toPressDay } from '../../../private/days.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import * as styles from '../../shared/book-card.css.ts'
import { ApplicationTiming } from '../ApplicationRows/ApplicationTiming.tsx'

interface ApplicationTileProps {
  application: ApplicationRow
  /** Today, `yyyy-mm-dd`: determines what is overdue. */
  today: string
}

/** An application card on the board: the book, its time in the status, and its due date. */
export function ApplicationTile({ application, today }: ApplicationTileProps) {
  const { t } = useTranslation('applications')
  const { id, book_name, authors, language, status_since, techcard_id } = application
  const days = daysBetween(toPressDay(status_since), today)
  return (
    <div className={styles.tile}>
      <div className={styles.top}>
        <BookCover title={book_name} number={techcard_id ?? id} width="card" />
        <div className={styles.words}>
          <p className={styles.title} lang={getBookLang(language)}>
            {book_name}
          </p>
          <p className={styles.authors}>{authors}</p>
        </div>
      </div>
      <div className={styles.facts}>
        <span>{t('list.number', { id })}</span>
        <span className={styles.fact} title={t('board.age')}>
          <Icon glyph={glyphs.hourglass} size={14} label={t('board.age')} />
          {days > 0 ? t('age', { count: days }) : t('ageToday')}
        </span>
        <span className={styles.due}>
          <ApplicationTiming application={application} />
        </span>
      </div>
    </div>
  )
}
