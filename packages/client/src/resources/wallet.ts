import type { QueryOf } from '@press/contract'
import { save, urlOf } from '../http.ts'
import { useCall } from '../useCall.ts'

/* What a person has earned by works; their own alone. */

export const useWallet = () => useCall('GET /api/wallet', {})
/** The works that were handed in; `null` while others are looked at. */
export const useWalletWorks = (query: QueryOf<'GET /api/wallet/works'> | null) =>
  useCall('GET /api/wallet/works', query && { query })
/** The acts of completed works; `null` while others are looked at. */
export const useWorkActs = (query: QueryOf<'GET /api/wallet/acts'> | null) =>
  useCall('GET /api/wallet/acts', query && { query })

type Language = NonNullable<QueryOf<'GET /api/wallet/acts/{id}.pdf'>['lang']>

/** Has an act made as PDF, and hands it to the browser to keep. */
export const saveWorkAct = (id: number, lang: Language, name: string): Promise<void> =>
  save(urlOf('GET /api/wallet/acts/{id}.pdf', { params: { id }, query: { lang } }), name)
