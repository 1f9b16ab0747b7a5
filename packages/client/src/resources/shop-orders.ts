import type { BodyOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

/** Orders of the press's shop, for its board. */
export const useShopOrders = (search: string, at?: string) =>
  useCall('GET /api/shop-orders', { query: { search, ...(at && { at }) } })
/** How many moves of orders each day of a span saw; both days are `yyyy-mm-dd`. */
export const useShopOrderDays = (from: string, to: string) =>
  useCall('GET /api/shop-orders/days', { query: { from, to } })

/** Takes an order on or back; resolves once the list is read anew. */
export async function setShopOrderStatus(id: number, body: BodyOf<'POST /api/shop-orders/{id}/status'>) {
  try {
    await call('POST /api/shop-orders/{id}/status', { params: { id }, body })
  } finally {
    await changed('shoporder')
  }
}
