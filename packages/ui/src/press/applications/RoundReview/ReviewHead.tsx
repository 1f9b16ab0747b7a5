import type { Application } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { getBookLang } from '../../../private/book-lang.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import * as styles from './RoundReview.css.ts'

/** The book that the decision is about. */
export function ReviewHead({ application, width = 40 }: { application: Application; width?: 40 | 86 }) {
  const { t } = useTranslation(['applications', 'print-forms'])
  const { id, book_name, language, budget_source } = application
  const authors = application.authors.map(({ name }) => name).join(', ')
  const lang = getBookLang(language)
  return (
    <header className={styles.head}>
      <BookCover title={book_name} number={application.techcard_id ?? id} authors={authors} width={width} lang={lang} />
      <div className={styles.headWords}>
        <h1 className={styles.title} lang={lang}>
          {book_name}
        </h1>
        <p className={styles.about}>
          {[authors, t(`print-forms:bookLanguage.${language}`), t(`budgetSource.${budget_source}`)].join(' · ')}
        </p>
      </div>
    </header>
  )
}
