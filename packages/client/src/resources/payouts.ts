import type { BodyOf, QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call, save, urlOf } from '../http.ts'
import { useCall } from '../useCall.ts'

/** Approved works without an act, acts and royalties that wait for their payment, and the latest payment orders. */
export const usePayouts = () => useCall('GET /api/payouts', {})

/** Hands the works that wait, or those of one payment order, to the browser as a file. */
export const exportPayouts = (query: QueryOf<'GET /api/payouts/export'>, name: string): Promise<void> =>
  save(urlOf('GET /api/payouts/export', { query }), `${name}.${query.format}`)

/** Hands what was withheld in a period to the browser as a file. */
export const exportWithheld = (query: QueryOf<'GET /api/payouts/withheld/export'>, name: string): Promise<void> =>
  save(urlOf('GET /api/payouts/withheld/export', { query }), `${name}.${query.format}`)

type Language = NonNullable<QueryOf<'GET /api/payouts/accruals/{id}.pdf'>['lang']>

/** Has an act or a royalty made as PDF, and hands it to the browser. */
export const saveAccrual = (id: number, lang: Language, name: string): Promise<void> =>
  save(urlOf('GET /api/payouts/accruals/{id}.pdf', { params: { id }, query: { lang } }), name)

/** Hands payment orders for acts and royalties to the browser as a file for the bank. */
export const savePaymentOrders = ({
  accruals,
  ...query
}: Omit<QueryOf<'GET /api/payouts/orders.txt'>, 'accruals'> & { accruals: readonly number[] }): Promise<void> =>
  save(urlOf('GET /api/payouts/orders.txt', { query: { ...query, accruals: accruals.join(',') } }), '1c_to_kl.txt')

/** Makes an act for each executor of works; resolves once the list shows them. */
export async function makeActs(body: BodyOf<'POST /api/payouts/acts'>): Promise<number> {
  const { accruals } = await call('POST /api/payouts/acts', { body })
  await changed('project')
  return accruals.length
}

/** Cancels an act or a royalty; resolves once the lists show it. */
export async function cancelAccrual(id: number, body: BodyOf<'POST /api/payouts/accruals/{id}/cancel'>): Promise<void> {
  await call('POST /api/payouts/accruals/{id}/cancel', { params: { id }, body })
  await changed('project', 'realisation')
}

/** Pays acts and royalties by one payment order; resolves once the lists show it. Sent again with the same key, it pays nothing twice. */
export async function payAccruals(body: BodyOf<'POST /api/payouts'>) {
  const { payout } = await call('POST /api/payouts', { body })
  await changed('project', 'realisation')
  return payout
}
