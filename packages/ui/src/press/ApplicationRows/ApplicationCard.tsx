import { useTranslation } from '@press/i18n'
import { Anchor } from '../../foundations/LinkProvider/index.ts'
import { BookTitle } from '../../foundations/Text/index.ts'
import { bookLang } from '../../private/bookLang.ts'
import { ApplicationStatusBadge } from '../ApplicationStatus/index.ts'
import { BookCover } from '../BookCover/index.ts'
import { authors as authorsLine, link } from '../BookRow/BookRow.css.ts'
import type { ApplicationRow } from '../wire.ts'
import { ApplicationTiming } from './ApplicationTiming.tsx'
import * as styles from './ApplicationRows.css.ts'

export interface ApplicationCardProps {
  application: ApplicationRow
  /** Its page. */
  href: string
  /** The reader is its author. @default false */
  forAuthor?: boolean
  /** @default now */
  today?: string
}

/** An application in a grid. The whole card leads to it. */
export function ApplicationCard({ application, href, forAuthor, today }: ApplicationCardProps) {
  const { t } = useTranslation('applications')
  const { id, book_name, authors, language, status, status_since } = application
  const lang = bookLang(language)
  return (
    <article className={styles.card} aria-label={book_name}>
      <div className={styles.cardTop}>
        <BookCover title={book_name} authors={authors} width={56} lang={lang} />
        <div>
          <Anchor href={href} className={link}>
            <BookTitle lang={lang} lines={3}>
              {book_name}
            </BookTitle>
          </Anchor>
          <p className={authorsLine}>{authors}</p>
          <p className={authorsLine}>{t('details.number', { id })}</p>
        </div>
      </div>
      <div className={styles.cardFacts}>
        <ApplicationStatusBadge status={status} since={status_since} forAuthor={forAuthor} today={today} />
        <ApplicationTiming application={application} today={today} />
      </div>
    </article>
  )
}
