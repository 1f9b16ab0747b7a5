import type { AnswerOf, BodyOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call, save, urlOf } from '../http.ts'
import { sendTable } from '../tableImport.ts'
import type { UploadOptions } from '../upload.ts'
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

/** The token by which the shop sends orders; asked for where `asked` is. */
export const useShopToken = (asked: boolean) => useCall('GET /api/shop-orders/token', asked ? {} : null)

/** Makes the token anew; answers its words, which are told this once. */
export async function makeShopToken(): Promise<string> {
  const { secret } = await call('POST /api/shop-orders/token', {})
  await changed('shoporder')
  return secret
}
export async function endShopToken(): Promise<void> {
  await call('DELETE /api/shop-orders/token', {})
  await changed('shoporder')
}

export const saveShopOrderTemplate = (): Promise<void> => save(urlOf('GET /api/shop-orders/import'), 'shop-orders.xlsx')

type Report = AnswerOf<'POST /api/shop-orders/import'>

/** Has a table of orders checked, or written when nothing stands against it. */
export async function importShopOrders(file: File, write: boolean, options?: UploadOptions): Promise<Report> {
  const url = urlOf('POST /api/shop-orders/import', { query: write ? { write: '1' } : {} })
  const report = await sendTable<Report>(url, file, options)
  if (report.written > 0) void changed('shoporder')
  return report
}
