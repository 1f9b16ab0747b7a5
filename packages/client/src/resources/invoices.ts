import type { QueryOf } from '@press/contract'
import { save, urlOf } from '../http.ts'
import { useCall } from '../useCall.ts'

/** Bills that stand. */
export const useInvoices = (query: QueryOf<'GET /api/invoices'>) => useCall('GET /api/invoices', { query })

/** Hands the list to the browser as a file. */
export const exportInvoices = (query: QueryOf<'GET /api/invoices/export'>): Promise<void> =>
  save(urlOf('GET /api/invoices/export', { query }), `invoices.${query.format}`)
