import type { QueryOf } from '@press/contract'
import { save, urlOf } from '../http.ts'
import { useCall } from '../useCall.ts'

/** Copies sold in a period, and what authors are owed for them. */
export const useRealisation = (query: QueryOf<'GET /api/realisation'>) => useCall('GET /api/realisation', { query })
/** The statement to the authors of a contract; without one nothing is asked. */
export const useRoyaltyStatement = (id: number | undefined, query: QueryOf<'GET /api/realisation/contracts/{id}'>) =>
  useCall('GET /api/realisation/contracts/{id}', id === undefined ? null : { params: { id }, query })

/** Hands what a search holds to the browser as a file. */
export const exportRealisation = (query: QueryOf<'GET /api/realisation/export'>, name: string): Promise<void> =>
  save(urlOf('GET /api/realisation/export', { query }), `${name}.${query.format}`)

/** Has a statement made, and hands it to the browser. */
export const saveRoyaltyStatement = (
  id: number,
  query: QueryOf<'GET /api/realisation/contracts/{id}/statement.pdf'>,
  name: string,
): Promise<void> =>
  save(urlOf('GET /api/realisation/contracts/{id}/statement.pdf', { params: { id }, query }), `${name}.pdf`)
