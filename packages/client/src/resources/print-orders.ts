import type { BodyOf, QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call, save, urlOf } from '../http.ts'
import { useCall } from '../useCall.ts'

/** Runs at the printing house and what they cost. */
export const usePrintOrders = (query: QueryOf<'GET /api/print-orders'>) => useCall('GET /api/print-orders', { query })

/** Hands the list to the browser as a file. */
export const exportPrintOrders = (query: QueryOf<'GET /api/print-orders/export'>): Promise<void> =>
  save(urlOf('GET /api/print-orders/export', { query }), `print-orders.${query.format}`)

/** Notes what a run did cost; resolves once the list shows it. */
export async function savePrintCost(id: number, body: BodyOf<'PUT /api/print-orders/{id}/cost'>): Promise<void> {
  await call('PUT /api/print-orders/{id}/cost', { params: { id }, body })
  await changed('printorder')
}
