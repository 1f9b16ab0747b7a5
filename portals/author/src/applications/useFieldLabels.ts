import { applicationDocumentKeys } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { ApplicationValues } from '@press/ui'

type Field = keyof ApplicationValues

/**
 * Returns the labels of an application's fields, and functions that format their values as text. Values with too many parts for one
 * line have no text.
 */
export function useFieldLabels() {
  const { t } = useTranslation(['applications', 'print-forms'])
  const labelOf = (field: Field): string => {
    switch (field) {
      case 'book_name':
        return t('form.book.bookName')
      case 'language':
      case 'annotation_kz':
      case 'annotation_rus':
      case 'annotation_en':
        return t(`form.book.${field}`)
      case 'budget_source':
        return t('form.funding.title')
      case 'exist_authors':
        return t('form.authors.existing')
      case 'agreed':
        return t('form.steps.review')
      case 'answers':
        return t('form.revision.title')
      case 'conclusions':
        return t('form.files.title')
      case 'authors':
      case 'files':
        return t(`form.steps.${field}`)
    }
  }
  const textOf = (values: ApplicationValues, field: Field): string | null => {
    switch (field) {
      case 'language':
        return t(`print-forms:bookLanguage.${values.language}`)
      case 'budget_source':
        return values.budget_source && t(`form.funding.${values.budget_source}`)
      case 'authors':
      case 'exist_authors':
        return values[field].map(({ name }) => name).join(', ') || null
      case 'files':
        return applicationDocumentKeys.flatMap((key) => values.files[key]?.name ?? []).join(', ') || null
      case 'answers':
        return Object.values(values.answers).filter(Boolean).join(' · ') || null
      case 'conclusions':
      case 'agreed':
        return null
      default:
        return values[field] || null
    }
  }
  return { labelOf, textOf }
}
