import { type OfferItem, getCurrentTotal } from '@press/domain'
import { getToday } from '../../../clock.ts'
import type { Db } from '../../../database/database.ts'
import { findPublishedPriceLists, heldOn } from '../price-lists.ts'

interface Priced {
  items: OfferItem[]
  date: string
  discount: number
  sum: number
  /** The price list used to calculate the offer; null when a person agreed the prices by hand. */
  price_list_id: number | null
}

/** Adds to each offer its total by today's price list. */
export async function addCurrentTotals<Row extends Priced>(
  db: Db,
  offers: readonly Row[],
): Promise<(Row & { sum_today: number })[]> {
  const lists = await findPublishedPriceLists(db)
  const current = heldOn(getToday(), lists)
  return offers.map((offer) => {
    const own = lists.find(({ id }) => id === offer.price_list_id && id !== current.id)
    return { ...offer, sum_today: own ? getCurrentTotal(offer, { own, today: current }) : offer.sum }
  })
}
