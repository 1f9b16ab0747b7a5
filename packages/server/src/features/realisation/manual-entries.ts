import type { BookSale, RoyaltyTerms } from '@press/domain'
import type { AnswerOf } from '@press/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import { PressError } from '../../errors.ts'
import { assertPeriod } from './list.ts'
import type { Period } from '../shared/realisation/sales.ts'

type Answer = AnswerOf<'GET /api/realisation/books/{id}'>

const selectTerms = (
  where: SQL,
): SQL => sql`select contract_id, version, status, number, contracts.date::text, starts_on::text, ends_on::text,
    rate, terms.authors, email, language,
    (select count(*)::int from royalty_sendings sent where sent.contract_id = contracts.id) as sent
  from royalty_terms terms join contracts on contracts.id = contract_id where ${where}
  order by contracts.date desc, contracts.id desc`

const selectSales = (
  where: SQL,
): SQL => sql`select sales.id, sales.version, channel, date::text, copies, sum, note, users.name as entered_by
  from book_sales sales left join users on users.id = created_by where ${where} order by date desc, sales.id desc`

export async function findRoyaltyTerms(db: Db, contractId: number): Promise<RoyaltyTerms> {
  const [row] = await queryRows<RoyaltyTerms>(db, selectTerms(sql`contracts.id = ${contractId}`))
  if (!row) throw new PressError('notFound')
  return row
}

export async function findSale(db: Db, id: number): Promise<BookSale> {
  const [sale] = await queryRows<BookSale>(db, selectSales(sql`sales.id = ${id}`))
  if (!sale) throw new PressError('notFound')
  return sale
}

/** Returns the manual entries of a title: its contracts, and the copies that channels report in a period. */
export async function findManualEntries(db: Db, id: number, { from, to }: Period): Promise<Answer> {
  assertPeriod({ from, to })
  const [[book], bookTerms, reportedSales] = await Promise.all([
    queryRows<Answer['book']>(
      db,
      sql`select id, book_name, copies_left, case when language = 'other' then 'kz' else language end as language,
          case when jsonb_array_length(author_names) > 0 then author_names
            when authors <> '' then to_jsonb(string_to_array(authors, ', ')) else '[]' end as author_names
        from books where id = ${id}`,
    ),
    queryRows<RoyaltyTerms>(db, selectTerms(sql`terms.book_id = ${id}`)),
    queryRows<BookSale>(db, selectSales(sql`book_id = ${id} and date between ${from}::date and ${to}::date`)),
  ])
  if (!book) throw new PressError('notFound')
  return { book, terms: bookTerms, sales: reportedSales }
}
