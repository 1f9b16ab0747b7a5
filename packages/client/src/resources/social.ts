import type { BodyOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

/** The post that a tech card would be, and what has been posted. */
export const usePost = (id: number) => useCall('GET /api/social/instagram/techcards/{id}', { params: { id } })

/** The drawn picture of a book. */
export const usePostPicture = (id: number) =>
  useCall('GET /api/social/instagram/techcards/{id}/picture', { params: { id } }, { revalidateOnFocus: false })

/** Queues a post; resolves once it is shown so. */
export async function publishPost(id: number, body: BodyOf<'POST /api/social/instagram/publish/techcards/{id}'>) {
  await call('POST /api/social/instagram/publish/techcards/{id}', { params: { id }, body })
  await changed('book')
}
