import type { Sale } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { salesSql, type Period, type SaleRow, salesByMonthSql, toSale } from '../shared/realisation/sales.ts'

/** Returns the copies of a book sold through all channels, over all time. */
export async function countSoldCopies(tx: Tx, bookId: number): Promise<number> {
  const { rows } = await tx.execute<{ copies: number }>(
    sql`select coalesce(sum(copies), 0)::int as copies from (${salesSql({ from: '1900-01-01', to: '2199-12-31' })}) sold where book_id = ${bookId}`,
  )
  return rows[0]?.copies ?? 0
}

/** Returns the sales of one book in a period, in a transaction that has locked the book. */
export async function findBookSales(tx: Tx, period: Period, bookId: number): Promise<Sale[]> {
  const result = await tx.execute<SaleRow & Record<string, unknown>>(salesByMonthSql(period, bookId))
  return result.rows.map(toSale)
}
