import { bookLanguages, limits } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFormContext } from 'react-hook-form'
import { Select } from '../../../primitives/Select/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import type { ApplicationValues } from './application-values.ts'
import * as styles from './ApplicationForm.css.ts'

export const annotationFields = [
  { field: 'annotation_kz', lang: 'kk' },
  { field: 'annotation_rus', lang: 'ru' },
  { field: 'annotation_en', lang: 'en' },
] as const

/** Step one: the description of the book. */
export function BookStep() {
  const { t } = useTranslation(['applications', 'print-forms'])
  const { register } = useFormContext<ApplicationValues>()
  return (
    <>
      <div className={styles.pair}>
        <TextField {...register('book_name')} label={t('form.book.bookName')} required bookTitle />
        <Select
          {...register('language')}
          label={t('form.book.language')}
          placeholder={null}
          options={bookLanguages.map((value) => ({ value, label: t(`print-forms:bookLanguage.${value}`) }))}
        />
      </div>
      {annotationFields.map(({ field, lang }) => (
        <TextArea
          key={field}
          {...register(field)}
          label={t(`form.book.${field}`)}
          lang={lang}
          rows={3}
          optional
          maxLength={limits.annotationLength}
        />
      ))}
    </>
  )
}
