import type { BodyOf, QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call, save, urlOf } from '../http.ts'
import { useCall } from '../useCall.ts'

/** Approved works that wait for their money, and the latest payment orders. */
export const usePayouts = () => useCall('GET /api/payouts', {})

/** Hands the works that wait, or those of one payment order, to the browser as a file. */
export const exportPayouts = (query: QueryOf<'GET /api/payouts/export'>, name: string): Promise<void> =>
  save(urlOf('GET /api/payouts/export', { query }), `${name}.${query.format}`)

/** Pays works by one payment order; resolves once the list shows it. Sent again with the same key, it pays nothing twice. */
export async function payWorks(body: BodyOf<'POST /api/payouts'>) {
  const { payout } = await call('POST /api/payouts', { body })
  await changed('project')
  return payout
}
