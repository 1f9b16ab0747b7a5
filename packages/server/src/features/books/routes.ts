import type { bookCalls } from '@press/contract'
import { bookImportFields } from '@press/domain'
import { Readable } from 'node:stream'
import type { HandlersOf } from '../../app/handler.ts'
import { readUploadedTable } from '../../app/read-uploaded-table.ts'
import { replyWithTable } from '../../app/reply-with-table.ts'
import { xlsxMimeType, createPlainWorkbook } from '../../app/workbook.ts'
import { getToday } from '../../clock.ts'
import { PressError } from '../../errors.ts'
import { getPressSide } from '../../database/press-side.ts'
import { importBooks } from './import.ts'
import { onixFooter, buildOnixHeader, noProductElement, buildOnixProduct, type OnixPress } from './onix.ts'
import { countBooks, iterateBooks, findBook, listBooks, type BookRow } from './queries.ts'
import { readBooks } from './read-import-table.ts'
import { buildBookTable } from './table.ts'
import type { Translate } from '../../texts.ts'

export const handlers: HandlersOf<typeof bookCalls> = {
  'GET /api/books': ({ db, files, query, scope, person }) => listBooks(db, files, query, scope, person),

  'GET /api/books/{id}': async ({ db, files, params, scope, person }) => {
    const book = await findBook(db, files, params.id, scope, person)
    if (!book) throw new PressError('notFound')
    return { book }
  },

  'GET /api/books/export': async ({ db, query, scope, person, reply, t }) => {
    const count = await countBooks(db, query, scope, person)
    const books = iterateBooks(db, query, scope, person)
    if (query.format !== 'onix')
      return replyWithTable({ reply, t }, buildBookTable(books, count, t), query.format, 'books')
    reply
      .header('content-type', 'application/xml; charset=utf-8')
      .header('content-disposition', 'attachment; filename="books.xml"')
      .header('x-press-rows', String(count))
    const { name } = await getPressSide(db, { day: getToday(), locale: 'ru' })
    return reply.send(
      Readable.from(generateOnixMessage(books, { name: name || t('shell:product'), at: new Date() }, t)),
    )
  },

  'GET /api/books/import': async ({ reply, t }) => {
    const heads = bookImportFields.map((field) => t(`books:field.${field}`))
    const example = [
      t('books:import.exampleTitle'),
      t('books:import.exampleAuthors'),
      '978-601-04-4321-1',
      2019,
      t('print-forms:bookLanguage.kz'),
      t('print-forms:editionType.textbook'),
      240,
      '60×84/16',
      500,
      120,
      3200,
    ]
    reply.header('content-type', xlsxMimeType).header('content-disposition', 'attachment; filename="books.xlsx"')
    return reply.send(await createPlainWorkbook(t('books:title'), heads, [example]))
  },

  'POST /api/books/import': (call) =>
    readUploadedTable(call.request, async (content) =>
      importBooks(call, await readBooks(call, content), call.query.write === '1'),
    ),
}

async function* generateOnixMessage(
  books: AsyncIterable<BookRow>,
  press: OnixPress,
  t: Translate,
): AsyncGenerator<string> {
  yield buildOnixHeader(press)
  let hasBooks = false
  for await (const book of books) {
    hasBooks = true
    yield buildOnixProduct(book, press, t)
  }
  if (!hasBooks) yield noProductElement
  yield onixFooter
}
