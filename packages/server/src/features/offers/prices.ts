import type { OfferItem } from '@press/contract'
import { sumToday } from '@press/domain'
import { today } from '../../clock.ts'
import type { Db } from '../../database/database.ts'
import { priceListsOf, pricesOn } from '../calculator/queries.ts'

interface Priced {
  items: OfferItem[]
  date: string
  discount: number
  sum: number
  /** The list it was reckoned by; null where its prices were agreed by hand. */
  price_list_id: number | null
}

/** Offers with what they would come to by today's price list. */
export async function withSumToday<Row extends Priced>(
  db: Db,
  offers: readonly Row[],
): Promise<(Row & { sum_today: number })[]> {
  const { price_list: current } = await pricesOn(db, today())
  const earlier = offers.flatMap(({ price_list_id: id }) => (id === null || id === current.id ? [] : [id]))
  const lists = await priceListsOf(db, [...new Set(earlier)])
  return offers.map((offer) => {
    const own = lists.get(offer.price_list_id ?? 0)
    return { ...offer, sum_today: own ? sumToday(offer, { own, today: current }) : offer.sum }
  })
}
