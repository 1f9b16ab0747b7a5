import type { Memorandum } from '@press/domain'
import type { BodyOf, QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call, save, urlOf } from '../http.ts'
import { useCall } from '../useCall.ts'

/** Memoranda of cooperation. */
export const useMemoranda = (query: QueryOf<'GET /api/memoranda'>) => useCall('GET /api/memoranda', { query })

/** Hands the list to the browser as a file. */
export const exportMemoranda = (query: QueryOf<'GET /api/memoranda/export'>): Promise<void> =>
  save(urlOf('GET /api/memoranda/export', { query }), `memoranda.${query.format}`)

/** Saves a memorandum, or enters a new one; resolves once the list shows it. */
export async function saveMemorandum(
  body: BodyOf<'POST /api/memoranda'>,
  changedOne?: Pick<Memorandum, 'id' | 'version'>,
): Promise<Memorandum> {
  const { memorandum } = changedOne
    ? await call('PUT /api/memoranda/{id}', {
        params: { id: changedOne.id },
        body: { ...body, version: changedOne.version },
      })
    : await call('POST /api/memoranda', { body })
  await changed('memorandum')
  return memorandum
}

export async function removeMemorandum(id: number): Promise<void> {
  await call('DELETE /api/memoranda/{id}', { params: { id } })
  await changed('memorandum')
}
