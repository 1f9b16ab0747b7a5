import type { TurnoverKind } from '@press/domain'
import type { Translate } from '../resources.ts'

/** What made a movement of stock; all are null where somebody entered it. */
export interface StockDocument {
  techcard_id: number | null
  turnover: { kind: TurnoverKind; number: string } | null
  shop_order_id: number | null
  sale_id: number | null
}

/** What the document of a movement is called; '' where there is none. */
export function stockDocument({ techcard_id, turnover, shop_order_id, sale_id }: StockDocument, t: Translate): string {
  if (turnover) return t(`stock:document.${turnover.kind}`, { number: turnover.number })
  if (techcard_id !== null) return t('stock:document.techcard', { id: techcard_id })
  if (shop_order_id !== null) return t('stock:document.order', { id: shop_order_id })
  return sale_id === null ? '' : t('stock:document.sale')
}
