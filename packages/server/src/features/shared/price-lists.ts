import { type Prices, type PriceListRow, addEarlierPrices } from '@press/domain'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'

export interface ListRow {
  id: number
  number: number
  from: string
  prices: Prices
}

export const toPriceListRow = ({ prices, ...list }: ListRow): PriceListRow => ({ ...list, ...prices })

/**
 * Returns all published lists, earliest first; a price missing in one is taken from the list before. Also works inside a
 * transaction.
 */
export async function findPublishedPriceLists(db: Queryable): Promise<PriceListRow[]> {
  const { rows } = await db.execute<ListRow & Record<string, unknown>>(
    sql`select id, number, "from"::text as "from", prices from price_lists where status = 'entered' order by "from"`,
  )
  return addEarlierPrices(rows.map(toPriceListRow))
}

/** Returns the list in force on a day; before the start of the first list, the first one. */
export function getPriceListOnDay(date: string, lists: readonly PriceListRow[]): PriceListRow {
  const listOnDay = lists.findLast(({ from }) => from <= date) ?? lists[0]
  if (!listOnDay) throw new Error('The press has no price list')
  return listOnDay
}

/** Returns the list in force on a day, and the next published one. */
export async function findPriceListsForDay(
  db: Queryable,
  date: string,
): Promise<{ price_list: PriceListRow; next: PriceListRow | null }> {
  const lists = await findPublishedPriceLists(db)
  const currentList = getPriceListOnDay(date, lists)
  return { price_list: currentList, next: lists.find(({ from }) => from > date && from !== currentList.from) ?? null }
}
