import { searchBookNames, useCall } from '@press/client'
import { useMemo } from 'react'

/**
 * Returns the books that a task can be about: the latest books, and a search over all books. Returns none if the person may not
 * read tech cards.
 */
export function useTodoBooks(canRead: boolean) {
  const { data } = useCall('GET /api/tech-cards', canRead ? { query: { per_page: 100 } } : null)
  const books = useMemo(() => data?.techcards.map(({ id, book_name }) => ({ id, name: book_name })), [data])
  return { books, searchBooks: canRead ? searchBookNames : undefined }
}
