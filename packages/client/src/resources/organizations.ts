import type { BodyOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

/** The organisations that the person sees; a partner their own. */
export const useOrganizations = () => useCall('GET /api/organizations', { query: {} })
/** An organisation, whole. */
export const useOrganization = (id: number) =>
  useCall('GET /api/organizations/{id}', { params: { id } }, { revalidateOnFocus: false })

/** Saves an organisation's requisites; resolves once they show. */
export async function saveOrganization(id: number, body: BodyOf<'PUT /api/organizations/{id}'>): Promise<void> {
  await call('PUT /api/organizations/{id}', { params: { id }, body })
  await changed('organization')
}
