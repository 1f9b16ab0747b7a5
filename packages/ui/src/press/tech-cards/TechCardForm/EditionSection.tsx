import {
  acceptOf,
  bookFormatKeys,
  bookFormats,
  bookLanguages,
  conventionalSheets,
  editionTypes,
  limits,
  publisherSheets,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useFormContext } from 'react-hook-form'
import { Controller } from '../../../patterns/Form/index.ts'
import { MultiCombobox, type ComboboxOption } from '../../../primitives/Combobox/index.ts'
import { FileUpload, type Upload } from '../../../primitives/FileUpload/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import type { Author, AuthorOption } from '../../people/wire.ts'
import { ChoiceField, CountField, WordsField } from './fields.tsx'
import { CardPart } from './CardPart.tsx'
import type { TechCardValues } from './techCardValues.ts'
import * as styles from './TechCardForm.css.ts'

interface EditionSectionProps {
  values: TechCardValues
  searchAuthors: (query: string, signal: AbortSignal) => Promise<readonly AuthorOption[]>
  onUpload: Upload
}

/** An author without an account has no number: the name stands in for it. */
interface AuthorChoice extends ComboboxOption {
  author: Author
}
const choiceOf = (author: Author): AuthorChoice => ({
  value: author.id === null ? `new:${author.name}` : String(author.id),
  label: author.name,
  ...(author.email && { detail: author.email }),
  author,
})
const accept = acceptOf('image')

/** Section one: the book itself, with the volumes that follow from its numbers. */
export function EditionSection({ values, searchAuthors, onUpload }: EditionSectionProps) {
  const { t } = useTranslation(['tech-cards', 'print'])
  const { number } = useFormat()
  const { control, register } = useFormContext<TechCardValues>()
  const { symbols, pages, format } = values
  const search = async (query: string, signal: AbortSignal): Promise<AuthorChoice[]> =>
    (await searchAuthors(query, signal)).map(({ id, name, organization }) => ({
      ...choiceOf({ id, name, email: '', phone: '' }),
      ...(organization && { detail: organization }),
    }))
  return (
    <CardPart section="edition">
      <div className={styles.wide}>
        <WordsField name="book_name" label={t('field.book_name')} required bookTitle />
      </div>
      <div className={styles.wide}>
        <Controller
          control={control}
          name="authors"
          render={({ field: { value, onValueChange, onBlur, name, ref }, fieldState: { error } }) => (
            <MultiCombobox
              {...{ name, ref, onBlur }}
              label={t('field.authors')}
              placeholder={t('form.findAuthor')}
              required
              options={search}
              value={value.map(choiceOf)}
              onValueChange={(chosen) => onValueChange(chosen.map(({ author }) => author))}
              onCreate={(name_) => choiceOf({ id: null, name: name_, email: '', phone: '' })}
              error={error?.message}
            />
          )}
        />
      </div>
      <ChoiceField
        name="edition_type"
        label={t('field.edition_type')}
        required
        options={editionTypes.map((value) => ({ value, label: t(`print:editionType.${value}`) }))}
      />
      <Select
        {...register('language')}
        label={t('field.language')}
        placeholder={null}
        options={bookLanguages.map((value) => ({ value, label: t(`print:bookLanguage.${value}`) }))}
      />
      <WordsField name="ISBN" label={t('field.ISBN')} />
      <CountField name="quantity" label={t('field.quantity')} />
      <ChoiceField
        name="format"
        label={t('field.format')}
        hint={format ? t('hint.trim', { width: bookFormats[format][0], height: bookFormats[format][1] }) : undefined}
        options={bookFormatKeys.map((value) => ({
          value,
          label: value,
          detail: t('hint.trim', { width: bookFormats[value][0], height: bookFormats[value][1] }),
        }))}
      />
      <CountField
        name="pages"
        label={t('field.pages')}
        hint={
          pages && format
            ? t('hint.conventionalSheets', {
                sheets: number(conventionalSheets(pages, format), { maximumFractionDigits: 2 }),
              })
            : undefined
        }
      />
      <CountField
        name="symbols"
        label={t('field.symbols')}
        hint={
          symbols
            ? t('hint.publisherSheets', { sheets: number(publisherSheets(symbols), { maximumFractionDigits: 1 }) })
            : undefined
        }
      />
      <WordsField name="kegel" label={t('field.kegel')} />
      <WordsField name="ioot" label={t('field.ioot')} />
      <div className={styles.wide}>
        <WordsField name="pre_editorial_conclusion" label={t('field.pre_editorial_conclusion')} rows={2} />
      </div>
      {(['cover_file', 'fpage_file'] as const).map((file) => (
        <Controller
          key={file}
          control={control}
          name={file}
          render={({ field: { value, onValueChange, onBlur, name, ref } }) => (
            <FileUpload
              {...{ name, ref, onBlur, value, onValueChange, onUpload, accept }}
              label={t(file === 'cover_file' ? 'field.src_cover' : 'field.src_fpage')}
              maxSize={limits.image}
            />
          )}
        />
      ))}
    </CardPart>
  )
}
