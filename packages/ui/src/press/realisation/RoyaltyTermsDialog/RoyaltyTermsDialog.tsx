import { maxRoyaltyAuthors, validateRoyaltyTerms, type RoyaltyTermsForm } from '@press/domain'
import { useTranslation, type Locale } from '@press/i18n'
import { useFieldArray } from 'react-hook-form'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { FieldGrid, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { Repeater } from '../../../patterns/Repeater/index.ts'
import { BinIinField } from '../../../primitives/BinIinField/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { IbanField } from '../../../primitives/IbanField/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'

export interface RoyaltyTermsDialogProps {
  book: { book_name: string; author_names: readonly string[]; language: Locale }
  /** The terms to edit. If omitted, the dialog adds a new contract. */
  terms?: RoyaltyTermsForm | undefined
  onClose: () => void
  /** Saves the terms; the dialog closes when it resolves. A rejection with a `FormError` is shown on its fields. */
  onSave: (terms: RoyaltyTermsForm) => Promise<void>
}

interface Values extends Omit<RoyaltyTermsForm, 'starts_on' | 'ends_on' | 'rate' | 'authors'> {
  starts_on: string
  ends_on: string
  rate: number | null
  authors: { name: string; share: number | null; iin: string; account: string }[]
}

const languages = ['kz', 'ru', 'en'] as const

const emptyAuthor: Values['authors'][number] = { name: '', share: null, iin: '', account: '' }

/** A single author gets 100%. The shares of several authors are known only from the contract. */
const createAuthors = (names: readonly string[]): Values['authors'] =>
  names.length === 0
    ? [{ ...emptyAuthor, share: 100 }]
    : names.map((name) => ({ ...emptyAuthor, name, share: names.length === 1 ? 100 : null }))

/** Enters or edits the royalty terms of a contract with the authors of a title. */
export function RoyaltyTermsDialog({ book, terms, onClose, onSave }: RoyaltyTermsDialogProps) {
  const { t } = useTranslation('realisation')
  const form = usePressForm<Values, 'realisation'>({
    values: {
      number: terms?.number ?? '',
      date: terms?.date ?? '',
      starts_on: terms?.starts_on ?? '',
      ends_on: terms?.ends_on ?? '',
      rate: terms?.rate ?? null,
      authors: terms?.authors.map((author) => ({ ...emptyAuthor, ...author })) ?? createAuthors(book.author_names),
      email: terms?.email ?? '',
      language: terms?.language ?? book.language,
    },
    problems: validateRoyaltyTerms,
    namespace: 'realisation',
    onSubmit: async ({ starts_on, ends_on, rate, authors, ...values }) => {
      await onSave({
        ...values,
        number: values.number.trim(),
        email: values.email.trim(),
        starts_on: starts_on || null,
        ends_on: ends_on || null,
        rate: rate ?? 0,
        authors: authors.map(({ name, share, iin, account }) => ({
          name: name.trim(),
          share: share ?? 0,
          ...(iin && { iin }),
          ...(account && { account }),
        })),
      })
      onClose()
    },
  })
  const { control, register, getValues, errorOf } = form
  const authors = useFieldArray({ control, name: 'authors', keyName: 'key' })
  return (
    <FormDialog
      form={form}
      size="md"
      title={terms ? t('terms.editTitle', { number: terms.number }) : t('terms.newTitle', { book: book.book_name })}
      onClose={onClose}
      cancelLabel={t('form.cancel')}
      submitLabel={t('form.save')}
      busyLabel={t('form.saving')}
    >
      <FieldGrid layout="columns">
        <TextField {...register('number')} label={t('field.number')} required tabular autoComplete="off" />
        <Controller
          control={control}
          name="date"
          render={({ field }) => <DateField {...field} label={t('field.date')} required />}
        />
        <Controller
          control={control}
          name="starts_on"
          render={({ field }) => (
            <DateField {...field} label={t('field.starts_on')} hint={t('hint.starts_on')} optional />
          )}
        />
        <Controller
          control={control}
          name="ends_on"
          render={({ field }) => <DateField {...field} label={t('field.ends_on')} hint={t('hint.ends_on')} optional />}
        />
        <Controller
          control={control}
          name="rate"
          render={({ field }) => (
            <NumberField {...field} label={t('field.rate')} suffix="%" digits={2} max={100} required />
          )}
        />
        <Select
          {...register('language')}
          label={t('field.language')}
          placeholder={null}
          options={languages.map((value) => ({ value, label: t(`send.languageName.${value}`) }))}
        />
        <FieldWide>
          <TextField {...register('email')} type="email" label={t('field.email')} optional autoComplete="off" />
        </FieldWide>
        <FieldWide>
          <Repeater
            label={t('field.authors')}
            items={authors.fields}
            itemKey={({ key }) => key}
            itemName={(index) => t('field.author', { number: index + 1 })}
            addLabel={t('terms.addAuthor')}
            onAdd={() => authors.append(emptyAuthor, { shouldFocus: false })}
            onRemove={authors.remove}
            onMove={authors.move}
            isFilled={(_item, index) => getValues(`authors.${index}.name`) !== ''}
            min={1}
            max={maxRoyaltyAuthors}
            error={authors.fields.length === 0 ? errorOf('authors') : undefined}
          >
            {(_item, index) => (
              <FieldGrid layout="columns">
                <TextField {...register(`authors.${index}.name`)} label={t('field.name')} required autoComplete="off" />
                <Controller
                  control={control}
                  name={`authors.${index}.share`}
                  render={({ field }) => (
                    <NumberField {...field} label={t('field.share')} suffix="%" digits={2} max={100} required />
                  )}
                />
                <Controller
                  control={control}
                  name={`authors.${index}.iin`}
                  render={({ field }) => (
                    <BinIinField {...field} kind="iin" label={t('field.iin')} optional autoComplete="off" />
                  )}
                />
                <Controller
                  control={control}
                  name={`authors.${index}.account`}
                  render={({ field }) => (
                    <IbanField {...field} label={t('field.account')} optional autoComplete="off" />
                  )}
                />
              </FieldGrid>
            )}
          </Repeater>
        </FieldWide>
      </FieldGrid>
    </FormDialog>
  )
}
