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
  canEdit: boolean
  onClose: () => void
}

type OpenForm = { terms: RoyaltyTerms | undefined } | { sale: BookSale | undefined }

/**
 * The manual entries for a title: its contracts, and the copies that channels report. The user can add, edit and delete entries.
 */
export function ManualEntries({ book: id, from, to, straightToTerms, canEdit, onClose }: ManualEntriesProps) {
  const { data } = useCall(
    'GET /api/realisation/books/{id}',
    id === undefined ? null : { params: { id }, query: { from, to } },
  )
  const [openForm, setOpenForm] = useState<OpenForm | undefined>(straightToTerms ? { terms: undefined } : undefined)
  const [remove, confirmDialog] = useRemovals()
  const { saveTerms, saveSale } = useSaveEntries()
  if (!data) return null
  const { book, terms, sales } = data
  const closeForm = () => (straightToTerms ? onClose() : setOpenForm(undefined))
  if (openForm && 'terms' in openForm)
    return (
      <RoyaltyTermsDialog
        book={book}
        terms={openForm.terms}
        onClose={closeForm}
        onSave={(values) => saveTerms(id, values, openForm.terms)}
      />
    )
  if (openForm)
    return (
      <BookSaleDialog
        book={book}
        searchBooks={searchBooks}
        sale={openForm.sale}
        date={to}
        onClose={closeForm}
        onSave={(_book, values) => saveSale(id, values, openForm.sale)}
      />
    )
  return (
    <>
      <ManualSales
        book={book}
        terms={terms}
        sales={sales}
        onClose={onClose}
        {...(canEdit && {
          onEnterTerms: (one) => setOpenForm({ terms: one }),
          onSale: (one) => setOpenForm({ sale: one }),
          onRemoveTerms: remove.terms,
          onRemoveSale: remove.sale,
        })}
      />
      {confirmDialog}
    </>
  )
}

/** Adds sold copies of any title in the catalog, including titles without sales so far. */
export function NewSale({ to, onClose }: { to: string; onClose: () => void }) {
  const { saveSale } = useSaveEntries()
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
function useSaveEntries() {
  const { t } = useTranslation('realisation')
  const { submit } = useSaving()
  const submitChange = async (...change: Parameters<typeof submit>): Promise<void> => {
    await submit(...change)
  }
  return {
    saveTerms: (book: number, values: RoyaltyTermsForm, existingTerms?: RoyaltyTerms) =>
      submitChange(
        () => saveRoyaltyTerms(book, values, existingTerms),
        t('said.termsSaved', { number: values.number }),
      ),
    saveSale: (book: number, values: BookSaleForm, existingSale?: BookSale) =>
      submitChange(() => saveBookSale(book, values, existingSale), t('said.saleSaved')),
  }
}
