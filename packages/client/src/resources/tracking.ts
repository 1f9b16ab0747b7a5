import type { QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

export const useBookTracking = (query: QueryOf<'GET /api/book-tracking'>) =>
  useCall('GET /api/book-tracking', { query })
/** What happened to a book, oldest first. */
export const useBookHistory = (id: number) => useCall('GET /api/tech-cards/{id}/story', { params: { id } })
/** The public link of a book. */
export const useTrackLink = (id: number) => useCall('GET /api/tech-cards/{id}/track', { params: { id } })
/** What a public link shows; needs no session. */
export const usePublicTrack = (code: string) => useCall('GET /api/track/{code}', { params: { code } })

export async function makeTrackLink(id: number) {
  const { link } = await call('POST /api/tech-cards/{id}/track', { params: { id } })
  await changed('techcard')
  return link
}

/** Ends the link: whoever has it sees nothing any more. */
export async function endTrackLink(id: number) {
  await call('DELETE /api/tech-cards/{id}/track', { params: { id } })
  await changed('techcard')
}
