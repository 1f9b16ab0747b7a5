import type { TurnoverKind } from '@press/domain'
import type { Translate } from '../resources.ts'

/** The document that caused a stock movement. All fields are null when a person entered the movement. */
export interface StockDocument {
  techcard_id: number | null
  turnover: { kind: TurnoverKind; number: string } | null
  shop_order_id: number | null
  sale_id: number | null
}

/** Returns the name of the document of a stock movement; '' when there is none. */
export function getStockDocumentName(
  { techcard_id, turnover, shop_order_id, sale_id }: StockDocument,
  t: Translate,
): string {
  if (turnover) return t(`stock:document.${turnover.kind}`, { number: turnover.number })
  if (techcard_id !== null) return t('stock:document.techcard', { id: techcard_id })
  if (shop_order_id !== null) return t('stock:document.order', { id: shop_order_id })
  return sale_id === null ? '' : t('stock:document.sale')
}
