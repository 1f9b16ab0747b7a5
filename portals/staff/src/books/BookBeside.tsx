import { useBook } from '@press/client'
import { useErrorText } from '@press/shell'
import { BookDrawer, useToast } from '@press/ui'
import { useEffect } from 'react'
import { useStaff } from '../shared/useStaff.ts'

/** The book that the address names, beside the catalogue. */
export function BookBeside({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { to } = useStaff()
  const { data, error } = useBook(id)
  const toast = useToast()
  const errorText = useErrorText()
  const failed = id !== null && error
  useEffect(() => {
    if (failed) toast({ tone: 'danger', message: errorText(failed) })
  }, [failed, toast, errorText])
  if (id === null || data?.book.id !== id) return null
  const { book } = data
  return (
    <BookDrawer
      book={book}
      open
      onOpenChange={onClose}
      cardHref={book.techcard_id === null ? undefined : to.techCard(book.techcard_id)}
    />
  )
}
