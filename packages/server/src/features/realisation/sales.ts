import type { Sale } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { salesSql, type Period, type SaleRow, salesByMonthSql, toSale } from '../shared/realisation/sales.ts'

/** Returns the copies of a book sold through all channels, over all time. */
export async function soldOf(tx: Tx, book: number): Promise<number> {
  const { rows: found } = await tx.execute<{ copies: number }>(
    sql`select coalesce(sum(copies), 0)::int as copies from (${salesSql({ from: '1900-01-01', to: '2199-12-31' })}) sold where book_id = ${book}`,
  )
  return found[0]?.copies ?? 0
}

/** Returns the sales of one book in a period, in a transaction that has locked the book. */
export async function salesOf(tx: Tx, period: Period, book: number): Promise<Sale[]> {
  const found = await tx.execute<SaleRow & Record<string, unknown>>(salesByMonthSql(period, book))
  return found.rows.map(toSale)
}
