import {
  bookImportFields,
  bookLanguages,
  editionTypes,
  offerPublishFlags,
  type BookImportReport,
  type CatalogueBook,
} from '@press/domain'
import { z } from 'zod'
import { defineCalls, requirePermission } from './define-calls.ts'
import { id, idParams, listQuery, isoDateTime, version } from './common-schemas.ts'
import { bookFormat } from './materials.ts'
import { nonNegativeCount } from './tech-card-schemas.ts'
import { schemaFor } from './schema-for.ts'

export const book = schemaFor<CatalogueBook>()(
  z.object({
    id,
    version,
    techcard_id: id.nullable(),
    book_name: z.string(),
    language: z.enum(bookLanguages),
    edition_type: z.enum(editionTypes).nullable(),
    authors: z.string(),
    ISBN: z.string().nullable(),
    year: z.number().int().nullable(),
    pages: nonNegativeCount.nullable(),
    format: bookFormat.nullable(),
    src_cover: z.string().nullable(),
    price: z.number().int().nullable(),
    in_price: z.boolean(),
    in_store: z.boolean(),
    printed: nonNegativeCount.nullable(),
    copies_author: nonNegativeCount.nullable(),
    copies_university: nonNegativeCount.nullable(),
    copies_library: nonNegativeCount.nullable(),
    copies_left: nonNegativeCount.nullable(),
    imprint: z.string(),
    created_at: isoDateTime,
  }),
)

const filters = {
  year: z.coerce.number().int().min(1000).max(9999).optional(),
  language: z.enum(bookLanguages).optional(),
  edition_type: z.enum(editionTypes).optional(),
  in_stock: z.literal('1').optional(),
  listed: z.enum(offerPublishFlags).optional(),
}
const bookListQuery = listQuery(['created_at', 'book_name', 'year', 'copies_left']).extend(filters)

const importField = z.enum(bookImportFields)

export const bookImport = schemaFor<BookImportReport>()(
  z.object({
    rows: nonNegativeCount,
    good: nonNegativeCount,
    problems: z.array(
      z.object({
        row: z.number().int().positive(),
        book_name: z.string(),
        field: importField,
        message: z.string(),
      }),
    ),
    problems_total: nonNegativeCount,
    written: nonNegativeCount,
  }),
)

export const bookCalls = defineCalls({
  'GET /api/books': {
    summary: 'The catalog of finished books; authors and executors see their own',
    access: requirePermission('techCards', 'read'),
    shows: ['techcard', 'offer', 'realisation', 'shoporder', 'book'],
    query: bookListQuery,
    response: z.object({
      books: z.array(book),
      total: nonNegativeCount,
      /** Remaining copies of all books found, and the number of them that belong to books in the shop. */
      copies: z.object({ left: nonNegativeCount, in_store: nonNegativeCount }),
      /** The years of all books, the latest first. */
      years: z.array(z.number().int()),
    }),
  },
  'GET /api/books/export': {
    summary: 'The filtered books as ONIX 3.0, CSV or XLSX, streamed. The header `x-press-rows` has the number of books',
    access: requirePermission('techCards', 'read'),
    lasting: 'a downloaded file',
    query: bookListQuery
      .pick({ search: true })
      .extend(filters)
      .extend({ format: z.enum(['onix', 'csv', 'xlsx']) }),
  },
  'GET /api/books/import': {
    summary: 'An empty table for an import, with one book as an example',
    access: requirePermission('techCards', 'importBooks'),
    lasting: 'a downloaded file',
  },
  'POST /api/books/import': {
    summary:
      'Import books from a table (multipart: `file`). Only checks it unless `write` is 1 and no row has an error',
    access: requirePermission('techCards', 'importBooks'),
    changes: ['book'],
    query: z.object({ write: z.literal('1').optional() }),
    upload: true,
    response: bookImport,
  },
  'GET /api/books/{id}': {
    summary: 'A book of the catalog',
    access: requirePermission('techCards', 'read'),
    shows: ['techcard', 'offer', 'realisation', 'shoporder', 'book'],
    params: idParams,
    response: z.object({ book }),
  },
})
