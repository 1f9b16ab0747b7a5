import { storage } from '@press/client'
import type { BoardColumn, PartnerColumn, ShopOrderColumn, WorkColumn } from '@press/domain'

const createColumnStore = <Column extends string>(key: string) => ({
  get: (): Column[] => {
    const storedValue = storage.getJson(key)
    return Array.isArray(storedValue) ? (storedValue as Column[]) : []
  },
  set: (columns: readonly Column[]): void => void storage.setJson(key, columns),
})

/** The columns of the tech card board that are collapsed on this computer. */
export const foldedTechCardColumns = createColumnStore<BoardColumn>('press.board.folded')
/** The collapsed columns of the board of an executor's works. */
export const foldedWorkColumns = createColumnStore<WorkColumn>('press.works.folded')
/** The collapsed columns of the boards of offers and of shop orders. */
export const foldedOfferColumns = createColumnStore<PartnerColumn>('press.offers.folded')
export const foldedShopOrderColumns = createColumnStore<ShopOrderColumn>('press.orders.folded')
