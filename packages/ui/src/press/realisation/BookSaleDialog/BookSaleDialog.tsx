import {
  validateBookSale,
  limits,
  createMoreThanStock,
  maxBookSale,
  saleChannels,
  getStockRefusal,
  type SaleChannel,
  type BookSaleForm,
} from '@press/domain'
import { useFormat, useTranslation } from '@press/i18n'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { FieldGrid, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { Combobox } from '../../../primitives/Combobox/index.ts'
import { DateField } from '../../../primitives/DateField/index.ts'
import { MoneyField } from '../../../primitives/MoneyField/index.ts'
import { NumberField } from '../../../primitives/NumberField/index.ts'
import { Select } from '../../../primitives/Select/index.ts'
import { TextArea } from '../../../primitives/TextArea/index.ts'
import type { SoldBook } from '../types.ts'

export interface BookSaleDialogProps {
  /** The title whose copies were sold. If omitted, the user chooses a title first. */
  book?: SoldBook | undefined
  /** Searches for a title in the catalog. */
  searchBooks: (query: string, signal: AbortSignal) => Promise<readonly (SoldBook & { authors: string })[]>
  /** The sale to edit. If omitted, the dialog adds a new sale. */
  sale?: BookSaleForm | undefined
  /** The initial date of a new report: the last day of the shown quarter. */
  date: string
  onClose: () => void
  /** Saves the sale; the dialog closes when it resolves. A rejection with a `FormError` is shown on its fields. */
  onSave: (book: SoldBook, sale: BookSaleForm) => Promise<void>
}

interface Values {
  book: SoldBook | null
  channel: SaleChannel
  date: string
  copies: number | null
  sum: number | null
  note: string
}

/** Enters or edits the copies of a title that a channel reports. Returned copies are negative. */
export function BookSaleDialog(props: BookSaleDialogProps) {
  const { book, searchBooks, sale, date, onClose, onSave } = props
  const { t } = useTranslation('realisation')
  const { number } = useFormat()
  const today = useToday()
  // The search results by id. They are kept because an option shows only a part of each result.
  const foundBooks = useRef(new Map<number, SoldBook>())
  const form = usePressForm<Values, 'realisation'>({
    values: {
      book: book ?? null,
      channel: sale?.channel ?? 'partners',
      date: sale?.date ?? date,
      copies: sale?.copies ?? null,
      sum: sale?.sum ?? null,
      note: sale?.note ?? '',
    },
    problems: (values) => {
      const availableCopies = getCopiesLeft(values.book, sale)
      const shortage = availableCopies === null ? null : getStockRefusal(values.copies ?? 0, availableCopies)
      return {
        ...(shortage && { copies: createMoreThanStock(shortage) }),
        ...validateBookSale(values, today),
        ...(values.book === null && { book: 'required' as const }),
      }
    },
    namespace: 'realisation',
    onSubmit: async ({ book: selectedBook, copies, sum, note, ...values }) => {
      if (!selectedBook) return
      await onSave(selectedBook, { ...values, copies: copies ?? 0, sum: sum ?? 0, note: note.trim() })
      onClose()
    },
  })
  const { control, register } = form
  const copiesLeft = getCopiesLeft(useWatch({ control, name: 'book' }), sale)
  return (
    <FormDialog
      form={form}
      title={book ? t(sale ? 'sale.editTitle' : 'sale.newTitleOf', { book: book.book_name }) : t('sale.newTitle')}
      onClose={onClose}
      cancelLabel={t('form.cancel')}
      submitLabel={t('form.save')}
      busyLabel={t('form.saving')}
    >
      <FieldGrid layout="columns">
        {!book && (
          <FieldWide>
            <Controller
              control={control}
              name="book"
              render={({ field: { value, onValueChange, ...field } }) => (
                <Combobox
                  {...field}
                  label={t('field.book')}
                  hint={t('hint.book')}
                  required
                  options={async (query, signal) => {
                    const books = await searchBooks(query, signal)
                    for (const foundBook of books) foundBooks.current.set(foundBook.id, foundBook)
                    return books.map(toOption)
                  }}
                  value={value && toOption(value)}
                  onValueChange={(option) =>
                    onValueChange(option && (foundBooks.current.get(Number(option.value)) ?? null))
                  }
                />
              )}
            />
          </FieldWide>
        )}
        <Select
          {...register('channel')}
          label={t('field.channel')}
          placeholder={null}
          options={saleChannels.map((value) => ({ value, label: t(`channel.${value}`) }))}
        />
        <Controller
          control={control}
          name="date"
          render={({ field }) => <DateField {...field} label={t('field.day')} required />}
        />
        <Controller
          control={control}
          name="copies"
          render={({ field }) => (
            <NumberField
              {...field}
              label={t('field.copies')}
              hint={copiesLeft === null ? t('hint.copies') : t('hint.copiesInStock', { left: number(copiesLeft) })}
              min={-maxBookSale.copies}
              max={maxBookSale.copies}
              required
            />
          )}
        />
        <Controller
          control={control}
          name="sum"
          render={({ field }) => (
            <MoneyField
              {...field}
              label={t('field.sum')}
              hint={t('hint.sum')}
              min={-maxBookSale.sum}
              max={maxBookSale.sum}
              required
            />
          )}
        />
        <FieldWide>
          <TextArea {...register('note')} label={t('field.note')} optional rows={2} maxLength={limits.noteLength} />
        </FieldWide>
      </FieldGrid>
    </FormDialog>
  )
}

/**
 * Returns the number of copies that may be sold, including the copies of the edited report. Null if the stock was never counted.
 */
const getCopiesLeft = (book: SoldBook | null, sale: BookSaleForm | undefined): number | null =>
  book?.copies_left == null ? null : book.copies_left + Math.max(0, sale?.copies ?? 0)

const toOption = ({ id, book_name, authors = '' }: SoldBook & { authors?: string }) => ({
  value: String(id),
  label: book_name,
  detail: authors,
})
