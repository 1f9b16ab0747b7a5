import { type SaleChannel, type Sale, getVatRate } from '@press/domain'
import { pressTimeZone } from '@press/i18n/node'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../database/database.ts'
import { queryRows } from '../../../database/rows.ts'
import { latestEditionSql } from '../stock/orders.ts'

export interface Period {
  from: string
  to: string
}

/** Joins the catalogue's book for a line of a document; of several editions, the latest. */
const buildBookJoin = (line: string): SQL =>
  sql`join lateral (${latestEditionSql(sql.raw(`${line}.name`), sql.raw(`${line}.language`))}) book on true`

const pressTimeZoneSql = sql.raw(`at time zone '${pressTimeZone}'`)
/** The moment at which a day starts in the press's time zone. */
const buildStartOfDaySql = (day: string): SQL => sql`${day}::date::timestamp ${pressTimeZoneSql}`

/**
 * All sales of catalogue books, collected from their sources: reports of channels, delivered shop orders, and waybills of offers
 * with a sales contract. Returns are subtracted.
 */
export const salesSql = ({ from, to }: Period): SQL => sql`
  select book_id, channel, date as day, copies, sum, null::int as vat_rate
    from book_sales where date between ${from}::date and ${to}::date
  union all
  select book.id, 'shop', (status_since ${pressTimeZoneSql})::date, line.quantity, line.quantity * line.price, null
    from shop_orders cross join lateral jsonb_to_recordset(items) as line(name text, language text, quantity int, price bigint)
    ${buildBookJoin('line')}
    where status = 'done' and status_since >= ${buildStartOfDaySql(from)} and status_since < ${buildStartOfDaySql(to)} + interval '1 day'
  union all
  select book.id, case when coalesce(organizations.is_press, false) then 'university' else 'partners' end, documents.date,
      (signs.sign * line.quantity)::int, signs.sign * line.sum, case when line.exempt then 0 else documents.vat_rate end
    from turnovers documents join offers on offers.id = documents.offer_id left join organizations on organizations.id = organization_id
    cross join lateral (select case when documents.kind = 'return' then -1 else 1 end as sign) signs
    cross join lateral jsonb_to_recordset(documents.lines) as line(item int, work int, quantity float8, sum bigint, exempt boolean)
    cross join lateral (select items->line.item->>'name' as name, items->line.item->>'language' as language) title
    ${buildBookJoin('title')}
    where has_sales_contract and documents.kind in ('waybill', 'return') and documents.cancelled_at is null and line.work is null
      and documents.date between ${from}::date and ${to}::date`

export interface SaleRow {
  book_id: number
  channel: SaleChannel
  month: string
  vat_rate: number | null
  copies: number
  sum: number
}

export const salesByMonthSql = (period: Period, bookId?: number): SQL => sql`
  select book_id, channel, date_trunc('month', day)::date::text as month, vat_rate,
      sum(copies)::float8 as copies, sum(sum)::float8 as sum
    from (${salesSql(period)}) sold ${bookId ? sql`where book_id = ${bookId}` : sql``}
    group by 1, 2, 3, 4 order by 1, 2, 3`

export const toSale = ({ channel, copies, sum, vat_rate, month }: SaleRow): Sale => ({
  channel,
  copies,
  sum,
  vat_rate: vat_rate ?? getVatRate(month),
})

/** Returns the sales of a period by book, or those of one book. VAT rates are those of the date or of the document. */
export async function findSales(db: Db, period: Period, bookId?: number): Promise<Map<number, Sale[]>> {
  const sales = new Map<number, Sale[]>()
  for (const row of await queryRows<SaleRow>(db, salesByMonthSql(period, bookId)))
    sales.set(row.book_id, [...(sales.get(row.book_id) ?? []), toSale(row)])
  return sales
}
