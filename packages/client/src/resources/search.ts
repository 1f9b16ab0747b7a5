import type { FoundGroup } from '@press/domain'
import type { QueryOf } from '@press/contract'
import { call } from '../http.ts'

export type { Found } from '@press/contract'

/** What there is by these words, of what the person may see. Throws `AbortError` once it is given up. */
export async function searchEverything(query: QueryOf<'GET /api/search'>, signal: AbortSignal): Promise<FoundGroup[]> {
  const { groups } = await call('GET /api/search', { query }, signal)
  return groups
}
