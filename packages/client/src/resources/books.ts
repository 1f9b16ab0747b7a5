import type { BookImportReport } from '@press/domain'
import type { QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { save, urlOf } from '../http.ts'
import { sendTable } from '../tableImport.ts'
import type { UploadOptions } from '../upload.ts'
import { useCall } from '../useCall.ts'

export const useBooks = (query: QueryOf<'GET /api/books'>) => useCall('GET /api/books', { query })
/** A book of the catalogue; `null` while none is asked for. */
export const useBook = (id: number | null) => useCall('GET /api/books/{id}', id === null ? null : { params: { id } })

type ExportQuery = QueryOf<'GET /api/books/export'>
const extensions = { onix: 'xml', csv: 'csv', xlsx: 'xlsx' } as const

/** Hands what the filters hold to the browser as a file, and gives its name; `onProgress` hears how many bytes have come. */
export async function exportBooks(query: ExportQuery, onProgress: (bytes: number) => void): Promise<string> {
  const name = `books.${extensions[query.format]}`
  await save(urlOf('GET /api/books/export', { query }), name, onProgress)
  return name
}

export const saveBookTemplate = (): Promise<void> => save(urlOf('GET /api/books/import'), 'books.xlsx')

/** Has a table of books checked, or written when nothing stands against it. */
export async function importBooks(file: File, write: boolean, options?: UploadOptions): Promise<BookImportReport> {
  const url = urlOf('POST /api/books/import', { query: write ? { write: '1' } : {} })
  const answer = await sendTable<BookImportReport>(url, file, options)
  if (answer.written > 0) void changed('book')
  return answer
}
