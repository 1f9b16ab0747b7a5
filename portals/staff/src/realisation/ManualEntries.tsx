import { read, saveBookSale, saveRoyaltyTerms, useCall } from '@press/client'
import type { BookSale, BookSaleForm, RoyaltyTerms, RoyaltyTermsForm } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { BookSaleDialog, ManualSales, RoyaltyTermsDialog, type SoldBook } from '@press/ui'
import { useState } from 'react'
import { useRemovals } from './useRemovals.tsx'

interface ManualEntriesProps {
  book: number
  from: string
  to: string
  /** Whether the user enters only contract terms. The dialog closes after that. */
  straightToTerms: boolean
  /** Whether the user may enter anything. */
  writes: boolean
  onClose: () => void
}

type Filled = { terms: RoyaltyTerms | undefined } | { sale: BookSale | undefined }

/**
 * The manual entries for a title: its contracts, and the copies that channels report. The user can add, edit and delete entries.
 */
export function ManualEntries({ book: id, from, to, straightToTerms, writes, onClose }: ManualEntriesProps) {
  const { data } = useCall(
    'GET /api/realisation/books/{id}',
    id === undefined ? null : { params: { id }, query: { from, to } },
  )
  const [filled, setFilled] = useState<Filled | undefined>(straightToTerms ? { terms: undefined } : undefined)
  const [remove, confirmation] = useRemovals()
  const { saveTerms, saveSale } = useSavings()
  if (!data) return null
  const { book, terms, sales } = data
  const close = () => (straightToTerms ? onClose() : setFilled(undefined))
  if (filled && 'terms' in filled)
    return (
      <RoyaltyTermsDialog
        book={book}
        terms={filled.terms}
        onClose={close}
        onSave={(values) => saveTerms(id, values, filled.terms)}
      />
    )
  if (filled)
    return (
      <BookSaleDialog
        book={book}
        searchBooks={searchBooks}
        sale={filled.sale}
        date={to}
        onClose={close}
        onSave={(_book, values) => saveSale(id, values, filled.sale)}
      />
    )
  return (
    <>
      <ManualSales
        book={book}
        terms={terms}
        sales={sales}
        onClose={onClose}
        {...(writes && {
          onEnterTerms: (one) => setFilled({ terms: one }),
          onSale: (one) => setFilled({ sale: one }),
          onRemoveTerms: remove.terms,
          onRemoveSale: remove.sale,
        })}
      />
      {confirmation}
    </>
  )
}

/** Adds sold copies of any title in the catalog, including titles without sales so far. */
export function NewSale({ to, onClose }: { to: string; onClose: () => void }) {
  const { saveSale } = useSavings()
  return (
    <BookSaleDialog
      searchBooks={searchBooks}
      date={to}
      onClose={onClose}
      onSave={(book: SoldBook, values) => saveSale(book.id, values)}
    />
  )
}

const searchBooks = async (search: string) =>
  (await read('GET /api/books', { query: { search, sort_by: 'book_name', sort_dir: 'asc', per_page: 20 } })).books

/** Returns functions that save, show a message, and pass errors to the form. */
function useSavings() {
  const { t } = useTranslation('realisation')
  const { submit } = useSaving()
  const carryOut = async (...change: Parameters<typeof submit>): Promise<void> => {
    await submit(...change)
  }
  return {
    saveTerms: (book: number, values: RoyaltyTermsForm, changedOne?: RoyaltyTerms) =>
      carryOut(() => saveRoyaltyTerms(book, values, changedOne), t('said.termsSaved', { number: values.number })),
    saveSale: (book: number, values: BookSaleForm, changedOne?: BookSale) =>
      carryOut(() => saveBookSale(book, values, changedOne), t('said.saleSaved')),
  }
}
