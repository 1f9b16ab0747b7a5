import type { QueryOf } from '@press/contract'
import { save, urlOf } from '../http.ts'
import { useCall } from '../useCall.ts'

/** Customers with what was handed over to them, what they paid, owe and paid ahead. */
export const useAccounts = (query: QueryOf<'GET /api/accounts'>) => useCall('GET /api/accounts', { query })
/** Documents and money of a customer in a period, and their free advances. */
export const useAccount = (id: number, query: QueryOf<'GET /api/accounts/{id}'>) =>
  useCall('GET /api/accounts/{id}', { params: { id }, query })

/** Hands the list to the browser as a file. */
export const exportAccounts = (query: QueryOf<'GET /api/accounts/export'>): Promise<void> =>
  save(urlOf('GET /api/accounts/export', { query }), `accounts.${query.format}`)

/** Hands an account to the browser as a file. */
export const exportAccount = (
  id: number,
  query: QueryOf<'GET /api/accounts/{id}/export'>,
  name: string,
): Promise<void> => save(urlOf('GET /api/accounts/{id}/export', { params: { id }, query }), `${name}.${query.format}`)

/** Has the reconciliation act made, and hands it to the browser. */
export const saveReconciliation = (
  id: number,
  query: QueryOf<'GET /api/accounts/{id}/reconciliation.pdf'>,
  name: string,
): Promise<void> => save(urlOf('GET /api/accounts/{id}/reconciliation.pdf', { params: { id }, query }), `${name}.pdf`)
