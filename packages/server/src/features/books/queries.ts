import type { ParsedQuery, AnswerOf } from '@press/contract'
import {
  type OfferPublishFlag,
  type CatalogueBook,
  type Binding,
  type ImprintInput,
  getPrinter,
  buildImprint,
  type Scope,
} from '@press/domain'
import { type Locale, formatImprint } from '@press/i18n/node'
import { type SQL, sql } from 'drizzle-orm'
import type { Person } from '../../auth/person.ts'
import { buildSearchCondition, pageClause } from '../../database/clauses.ts'
import type { Db } from '../../database/database.ts'
import { isoTimestampSql, queryRows } from '../../database/rows.ts'
import type { Files } from '../../files/files.ts'
import { getTranslator } from '../../texts.ts'
import { getImage } from '../shared/images.ts'
import { visibleBooksClause } from '../shared/books.ts'

/** The press as an imprint names it, as JSON; null if it has not been entered. */
const pressFirmJsonSql = sql`select json_build_object('name', name, 'address', coalesce(address, ''))
  from organizations where is_press order by id limit 1`

type ListQuery = ParsedQuery<'GET /api/books'>
export type BookFilters = Pick<ListQuery, 'search' | 'year' | 'language' | 'edition_type' | 'in_stock' | 'listed'>

const sorts: Record<ListQuery['sort_by'], SQL> = {
  created_at: sql`books.created_at`,
  book_name: sql`books.book_name`,
  year: sql`books.year`,
  copies_left: sql`books.copies_left`,
}
/** The only columns that can be empty; empty values come last. */
const nullsLastColumns: readonly ListQuery['sort_by'][] = ['year', 'copies_left']

/** Selects the offers that the book's tech card was made for and that have a publishing flag: in the price list, or in the shop. */
const publishingOffersSql = (flag: OfferPublishFlag): SQL =>
  sql`from offer_tech_cards made join offers on offers.id = made.offer_id
    where made.tech_card_id = books.tech_card_id and offers.${sql.identifier(flag)}`

const filterClause = (
  { search, year, language, edition_type, in_stock, listed }: BookFilters,
  visibleClause: SQL,
): SQL =>
  sql`${visibleClause}
    ${search ? sql`and ${buildSearchCondition(sql`books.search`, search)}` : sql``}
    ${year ? sql`and books.year = ${year}` : sql``}
    ${language ? sql`and books.language = ${language}` : sql``}
    ${edition_type ? sql`and books.edition_type = ${edition_type}` : sql``}
    ${in_stock ? sql`and books.copies_left > 0` : sql``}
    ${listed ? sql`and exists (select ${publishingOffersSql(listed)})` : sql``}`

/** A book from the database, with its card's data for the imprint and the exports. */
export type BookRow = Omit<CatalogueBook, 'src_cover' | 'imprint'> & {
  cover_file_id: number | null
  author_names: string[]
  binding: Binding | null
  made: BookProduction
}

/** How a book was made, according to its tech card (if any) and the press's data. */
type BookProduction = Omit<ImprintInput, 'format' | 'pages' | 'copies' | 'order' | 'printer'> &
  Parameters<typeof getPrinter>[0]

const columns = sql`books.id, books.version, books.tech_card_id as techcard_id, books.book_name, books.language, books.edition_type, books.authors,
  books."ISBN", books.year, books.pages, books.format, books.cover_file_id, books.printed, books.copies_author,
  books.copies_university, books.copies_library, books.copies_left, ${isoTimestampSql('books.created_at')} as created_at,
  exists (select ${publishingOffersSql('in_price')}) as in_price, exists (select ${publishingOffersSql('in_store')}) as in_store,
  coalesce(books.price, (select (item->>'price')::bigint from jsonb_array_elements(
    (select offers.items ${publishingOffersSql('in_price')} order by offers.id desc limit 1)) item
    where item->>'name' = books.book_name limit 1)) as price,
  cards.print_info->>'binding' as binding,
  json_build_object('udc', cards.udc, 'bbk', cards.bbk, 'signed', cards."signalEndDate", 'volume', cards.volume, 'symbols', cards.symbols,
    'paper', coalesce(cards.print_form->>'paper_text', cards.print_info->>'paper_text'), 'typeface', cards.typeface,
    'method', cards.printing_method, 'printer_name', cards.printer_name, 'printer_address', cards.printer_address,
    'publisher', (${pressFirmJsonSql})) as made,
  case when books.tech_card_id is null then books.author_names
    else (select coalesce(json_agg(name order by position), '[]')::jsonb from tech_card_authors
      where tech_card_authors.tech_card_id = books.tech_card_id) end as author_names`
const booksSource = sql`books left join tech_cards cards on cards.id = books.tech_card_id`

/** An imprint is in the language of its book. */
const localeByBookLanguage: Record<CatalogueBook['language'], Locale> = { kz: 'kz', ru: 'ru', en: 'en', other: 'en' }

export function formatBookImprint(row: BookRow): string {
  const { techcard_id, language, format, pages, printed, made } = row
  const locale = localeByBookLanguage[language]
  const orderNumber = techcard_id === null ? null : String(techcard_id)
  // The printer is unknown for a book without a tech card: such a book is older than this platform.
  const printer = techcard_id === null ? null : getPrinter(made, made.publisher)
  const parts = buildImprint({ ...made, format, pages, copies: printed, order: orderNumber, printer })
  return formatImprint(parts, locale, getTranslator(locale))
}

function toCatalogueBook(row: BookRow, files: Pick<Files, 'imageUrl'>, size: 'thumb' | 'cover'): CatalogueBook {
  const { cover_file_id, author_names: _names, binding: _binding, made: _made, ...book } = row
  return { ...book, src_cover: getImage(files, cover_file_id, size), imprint: formatBookImprint(row) }
}

/** Returns a page of the catalogue. */
export async function listBooks(
  db: Db,
  files: Files,
  query: ListQuery,
  scope: Scope,
  person: Person,
): Promise<AnswerOf<'GET /api/books'>> {
  const { page, per_page, sort_by, sort_dir } = query
  const visibleClause = visibleBooksClause(scope, person)
  const where = filterClause(query, visibleClause)
  const direction = sort_dir === 'asc' ? sql`asc` : sql`desc`
  const [pageRows, [totals], years] = await Promise.all([
    queryRows<BookRow>(
      db,
      sql`select ${columns} from ${booksSource} where ${where}
        order by ${sorts[sort_by]} ${direction} ${nullsLastColumns.includes(sort_by) ? sql`nulls last` : sql``}, books.id ${direction}
        ${pageClause(page, per_page)}`,
    ),
    queryRows<{ total: number; left: number; in_store: number }>(
      db,
      sql`select count(*) as total, coalesce(sum(copies_left), 0)::int as left,
          coalesce(sum(copies_left) filter (where tech_card_id in (select made.tech_card_id
            from offer_tech_cards made join offers on offers.id = made.offer_id where offers.in_store)), 0)::int as in_store
        from books where ${where}`,
    ),
    queryRows<{ year: number }>(
      db,
      sql`select distinct year from books where year is not null and ${visibleClause} order by year desc`,
    ),
  ])
  return {
    books: pageRows.map((row) => toCatalogueBook(row, files, 'thumb')),
    total: totals?.total ?? 0,
    copies: { left: totals?.left ?? 0, in_store: totals?.in_store ?? 0 },
    years: years.map(({ year }) => year),
  }
}

/** Returns a complete book; undefined when it does not exist or the person may not see it. */
export async function findBook(
  db: Db,
  files: Files,
  id: number,
  scope: Scope,
  person: Person,
): Promise<CatalogueBook | undefined> {
  const [row] = await queryRows<BookRow>(
    db,
    sql`select ${columns} from ${booksSource} where books.id = ${id} and ${visibleBooksClause(scope, person)}`,
  )
  return row && toCatalogueBook(row, files, 'cover')
}

export async function countBooks(db: Db, filters: BookFilters, scope: Scope, person: Person): Promise<number> {
  const [countRow] = await queryRows<{ total: number }>(
    db,
    sql`select count(*) as total from books where ${filterClause(filters, visibleBooksClause(scope, person))}`,
  )
  return countRow?.total ?? 0
}

const batchSize = 500

/** Yields every book that matches the filters, by id and in batches, so that a large catalogue is never entirely in memory. */
export async function* iterateBooks(
  db: Db,
  filters: BookFilters,
  scope: Scope,
  person: Person,
): AsyncGenerator<BookRow> {
  const where = filterClause(filters, visibleBooksClause(scope, person))
  let lastId = 0
  for (;;) {
    const batch = await queryRows<BookRow>(
      db,
      sql`select ${columns} from ${booksSource} where ${where} and books.id > ${lastId} order by books.id limit ${sql.raw(String(batchSize))}`,
    )
    yield* batch
    if (batch.length < batchSize) return
    lastId = batch.at(-1)?.id ?? lastId
  }
}
