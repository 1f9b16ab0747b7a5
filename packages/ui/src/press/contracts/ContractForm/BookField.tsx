import type { ContractBook } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { Combobox, type ComboboxOption } from '../../../primitives/Combobox/index.ts'
import { BookCover } from '../../shared/BookCover/index.ts'
import type { ContractValues } from './contract-values.ts'

interface BookFieldProps {
  searchBooks: (query: string, signal: AbortSignal) => Promise<readonly ContractBook[]>
}

interface Choice extends ComboboxOption {
  book: ContractBook
}

const toChoice = (book: ContractBook): Choice => ({
  value: String(book.id),
  label: book.book_name,
  detail: book.authors,
  book,
})

const renderCover = ({ label }: Choice) => <BookCover title={label} width={28} />

/**
 * The field for the book in production that a contract is about. Choosing a book fills in the title, which the user can still
 * change.
 */
export function BookField({ searchBooks }: BookFieldProps) {
  const { t } = useTranslation('contracts')
  const { setValue, getValues, clearErrors } = useFormContext<ContractValues>()
  const [selectedBook, setSelectedBook] = useState<Choice | null>(() => {
    const { tech_card_id, book_name } = getValues()
    return tech_card_id === null ? null : toChoice({ id: tech_card_id, book_name, authors: '' })
  })
  const chooseBook = (choice: Choice | null) => {
    setSelectedBook(choice)
    setValue('tech_card_id', choice?.book.id ?? null, { shouldDirty: true })
    if (!choice) return
    setValue('book_name', choice.book.book_name, { shouldDirty: true })
    clearErrors('book_name')
  }
  return (
    <Combobox
      name="tech_card_id"
      label={t('field.tech_card_id')}
      placeholder={t('form.findBook')}
      bookTitles
      prefix={selectedBook ? renderCover : glyphs.magnifyingGlass}
      options={async (query: string, signal: AbortSignal) => (await searchBooks(query, signal)).map(toChoice)}
      value={selectedBook}
      onValueChange={chooseBook}
    />
  )
}
