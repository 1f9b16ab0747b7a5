import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

/** What was merged into an account; `null` while nobody is asked about. */
export const useUserMerges = (id: number | null) =>
  useCall('GET /api/users/{id}/merges', id === null ? null : { params: { id } })
/** What was merged into an organisation; `null` while none is asked about. */
export const useOrganizationMerges = (id: number | null) =>
  useCall('GET /api/organizations/{id}/merges', id === null ? null : { params: { id } })

/** What would move. */
export const previewUserMerge = async (id: number, other: number) =>
  (await call('GET /api/users/{id}/merge', { params: { id }, query: { with: other } })).moves
export const previewOrganizationMerge = async (id: number, other: number) =>
  (await call('GET /api/organizations/{id}/merge', { params: { id }, query: { with: other } })).moves

/** What a person or an organisation owns may be anywhere. */
const ofPeople = ['user', 'techcard', 'project', 'application', 'offer', 'todo', 'support', 'event'] as const
const ofOrganizations = ['organization', 'offer', 'user'] as const

export async function mergeUsers(id: number, other: number): Promise<void> {
  await call('POST /api/users/{id}/merge', { params: { id }, body: { with: other } })
  await changed(...ofPeople)
}

export async function unmergeUsers(id: number): Promise<void> {
  await call('POST /api/users/{id}/unmerge', { params: { id } })
  await changed(...ofPeople)
}

export async function mergeOrganizations(id: number, other: number): Promise<void> {
  await call('POST /api/organizations/{id}/merge', { params: { id }, body: { with: other } })
  await changed(...ofOrganizations)
}

export async function unmergeOrganizations(id: number): Promise<void> {
  await call('POST /api/organizations/{id}/unmerge', { params: { id } })
  await changed(...ofOrganizations)
}
