import { applicationDocuments } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { ReactNode } from 'react'
import { DescriptionList } from '../../../foundations/layout/index.ts'
import { BookTitle } from '../../../foundations/Text/index.ts'
import { getBookLang } from '../../../private/book-lang.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { getConclusion, useConclusionText } from '../conclusion-text.ts'
import type { ApplicationStep, ApplicationValues } from './application-values.ts'
import { annotationFields } from './BookStep.tsx'
import * as styles from './ApplicationForm.css.ts'

interface ReviewStepProps {
  values: ApplicationValues
  onStep: (step: ApplicationStep) => void
}

/** Step four: the whole application as the editorial board will read it. */
export function ReviewStep({ values, onStep }: ReviewStepProps) {
  const { t } = useTranslation(['applications', 'print-forms'])
  const noneText = <span className={styles.muted}>{t('form.review.none')}</span>
  const missingText = <span className={styles.missing}>{t('form.review.none')}</span>
  const allAuthors = [...values.exist_authors, ...values.authors]
  const getConclusionText = useConclusionText()
  const { book_name, language, budget_source, files } = values
  return (
    <>
      <div className={styles.review}>
        <Part step="book" onStep={onStep}>
          <DescriptionList
            items={[
              {
                term: t('form.book.bookName'),
                value: book_name.trim() ? <BookTitle lang={getBookLang(language)}>{book_name}</BookTitle> : missingText,
              },
              { term: t('form.book.language'), value: t(`print-forms:bookLanguage.${language}`) },
              ...annotationFields.map(({ field, lang }) => ({
                term: t(`form.book.${field}`),
                value: values[field].trim() ? <span lang={lang}>{values[field]}</span> : noneText,
              })),
            ]}
          />
        </Part>
        <Part step="authors" onStep={onStep}>
          {allAuthors.length === 0 ? noneText : allAuthors.map(({ name }) => name || t('form.review.none')).join(', ')}
        </Part>
        <Part step="files" onStep={onStep}>
          <DescriptionList
            items={[
              ...applicationDocuments
                .filter(({ key, required }) => required || files[key])
                .map(({ key }) => ({
                  term: t(`document.${key}`),
                  value:
                    [files[key]?.name, files[key] && getConclusionText(getConclusion(values.conclusions, key))]
                      .filter(Boolean)
                      .join(' · ') || missingText,
                })),
              {
                term: t('form.review.funding'),
                value: budget_source ? t(`form.funding.${budget_source}`) : missingText,
              },
            ]}
          />
        </Part>
      </div>
    </>
  )
}

interface PartProps {
  step: Exclude<ApplicationStep, 'review'>
  onStep: (step: ApplicationStep) => void
  children: ReactNode
}

function Part({ step, onStep, children }: PartProps) {
  const { t } = useTranslation('applications')
  const name = t(`form.steps.${step}`)
  return (
    <div className={styles.reviewPart}>
      <div className={styles.reviewHead}>
        <h3 className={styles.reviewTitle}>{name}</h3>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('form.review.changeStep', { step: name })}
          onClick={() => onStep(step)}
        >
          {t('form.review.change')}
        </Button>
      </div>
      {children}
    </div>
  )
}
