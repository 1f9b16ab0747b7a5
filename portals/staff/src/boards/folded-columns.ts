import { storage } from '@press/client'
import type { BoardColumn, PartnerColumn, ShopOrderColumn, WorkColumn } from '@press/domain'

const folded = <Column extends string>(key: string) => ({
  get: (): Column[] => {
    const kept = storage.getJson(key)
    return Array.isArray(kept) ? (kept as Column[]) : []
  },
  set: (columns: readonly Column[]): void => void storage.setJson(key, columns),
})

/** The columns of the tech card board that are collapsed on this computer. */
export const foldedTechCardColumns = folded<BoardColumn>('press.board.folded')
/** The collapsed columns of the board of an executor's works. */
export const foldedWorkColumns = folded<WorkColumn>('press.works.folded')
/** The collapsed columns of the boards of offers and of shop orders. */
export const foldedOfferColumns = folded<PartnerColumn>('press.offers.folded')
export const foldedShopOrderColumns = folded<ShopOrderColumn>('press.orders.folded')
