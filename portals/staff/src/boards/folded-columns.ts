import { storage } from '@press/client'
import type { BoardColumn, PartnerColumn, ShopOrderColumn, WorkColumn } from '@press/domain'

const folded = <Column extends string>(key: string) => ({
  get: (): Column[] => {
    const kept = storage.getJson(key)
    return Array.isArray(kept) ? (kept as Column[]) : []
  },
  set: (columns: readonly Column[]): void => void storage.setJson(key, columns),
})

/** The columns of the board of tech cards that were folded on this computer last time. */
export const foldedTechCardColumns = folded<BoardColumn>('press.board.folded')
/** Those of an executor's works. */
export const foldedWorkColumns = folded<WorkColumn>('press.works.folded')
/** Those of offers, and of the shop's orders. */
export const foldedOfferColumns = folded<PartnerColumn>('press.offers.folded')
export const foldedShopOrderColumns = folded<ShopOrderColumn>('press.orders.folded')
