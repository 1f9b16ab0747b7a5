import type { BodyOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

/** A book as the shop would be told of it, and what has been sent. */
export const useProduct = (id: number) => useCall('GET /api/products/{id}', { params: { id } })

/** Queues a book for the shop; resolves once it is shown so. */
export async function sendToShop(body: BodyOf<'POST /api/products/sync'>) {
  await call('POST /api/products/sync', { body })
  await changed('book')
}

/** Queues once more what was given up, wherever it goes; resolves once it is shown so. */
export async function resendPublication(id: number) {
  await call('POST /api/publications/{id}/resend', { params: { id } })
  await changed('book')
}
