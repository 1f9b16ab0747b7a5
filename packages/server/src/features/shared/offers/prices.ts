import { type OfferItem, getCurrentTotal } from '@press/domain'
import { getToday } from '../../../clock.ts'
import type { Db } from '../../../database/database.ts'
import { findPublishedPriceLists, getPriceListOnDay } from '../price-lists.ts'

interface PricedOffer {
  items: OfferItem[]
  date: string
  discount: number
  sum: number
  /** The price list used to calculate the offer; null when a person agreed the prices by hand. */
  price_list_id: number | null
}

/** Adds to each offer its total by today's price list. */
export async function addCurrentTotals<Row extends PricedOffer>(
  db: Db,
  offers: readonly Row[],
): Promise<(Row & { sum_today: number })[]> {
  const lists = await findPublishedPriceLists(db)
  const currentList = getPriceListOnDay(getToday(), lists)
  return offers.map((offer) => {
    const offerList = lists.find(({ id }) => id === offer.price_list_id && id !== currentList.id)
    return {
      ...offer,
      sum_today: offerList ? getCurrentTotal(offer, { own: offerList, today: currentList }) : offer.sum,
    }
  })
}
