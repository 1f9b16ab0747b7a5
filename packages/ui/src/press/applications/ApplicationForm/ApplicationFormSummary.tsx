import { requiredApplicationDocuments } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { DescriptionList } from '../../../foundations/layout/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import type { ApplicationValues } from './application-values.ts'
import { annotationFields } from './BookStep.tsx'
import * as styles from './ApplicationForm.css.ts'

export const joinAuthorNames = ({ exist_authors, authors }: ApplicationValues): string =>
  [...exist_authors, ...authors]
    .map(({ name }) => name.trim())
    .filter(Boolean)
    .join(', ')

/** Shows a preview of the book while the application is being filled in, and how much is complete. */
export function ApplicationFormSummary({ values }: { values: ApplicationValues }) {
  const { t } = useTranslation(['applications', 'print-forms'])
  const authors = joinAuthorNames(values)
  const annotationCount = annotationFields.filter(({ field }) => values[field].trim()).length
  const documentCount = requiredApplicationDocuments.filter((key) => values.files[key]).length
  return (
    <aside className={styles.aside} aria-label={t('form.aside.label')}>
      <p className={styles.asideLabel}>{t('form.aside.label')}</p>
      <div className={styles.shelf}>
        <BookCover
          title={values.book_name.trim() || t('form.aside.untitled')}
          authors={authors}
          width={156}
          lang={getBookLang(values.language)}
        />
      </div>
      <DescriptionList
        items={[
          { term: t('form.aside.language'), value: t(`print-forms:bookLanguage.${values.language}`) },
          {
            term: t('form.aside.annotations'),
            value: t('form.aside.outOf', { done: annotationCount, total: annotationFields.length }),
          },
          { term: t('form.aside.authors'), value: authors || t('form.aside.noAuthors') },
          {
            term: t('form.aside.files'),
            value: t('form.aside.required', { done: documentCount, total: requiredApplicationDocuments.length }),
          },
        ]}
      />
      <div className={styles.asideNote}>
        <Alert>{t('form.aside.cover')}</Alert>
      </div>
    </aside>
  )
}
