import { useFormat, useTranslation } from '@press/i18n'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { bookLang } from '../../../private/bookLang.ts'
import { BookCover } from '../../books/BookCover/index.ts'
import { DueDate } from '../../books/DueDate/index.ts'
import type { BoardWork } from './types.ts'
import * as styles from './WorkTile.css.ts'

/** A work in small: what is to be done on which book, for how much and until when. */
export function WorkTile({ work, today }: { work: BoardWork; today: string }) {
  const { t } = useTranslation(['projects', 'domain'])
  const { money } = useFormat()
  const { name, book_name, language, authors, src_cover, techcard_id, unit, price, status, end_date, comment } = work
  const lang = bookLang(language)
  const open = status === 'offered' || status === 'in progress'
  const said =
    status === 'in progress' && work.completed_at !== null
      ? t('mine.returned', { comment })
      : work.answered
        ? t('board.answered')
        : undefined
  return (
    <div className={styles.tile}>
      <div className={styles.top}>
        <BookCover title={book_name} number={techcard_id} src={src_cover} width="card" lang={lang} />
        <div>
          <BookTitle as="p" lines={3} {...(lang && { lang })}>
            {book_name}
          </BookTitle>
          <p className={styles.quiet}>{authors}</p>
        </div>
      </div>
      <p className={styles.quiet}>{[t(`domain:workType.${name}`), unit].filter(Boolean).join(' · ')}</p>
      <div className={styles.facts}>
        <span className={styles.fee}>{price === null ? t('mine.notAgreed') : money(price)}</span>
        {open && end_date && <DueDate due={end_date} today={today} />}
      </div>
      {said && <p className={styles.said}>{said}</p>}
    </div>
  )
}
