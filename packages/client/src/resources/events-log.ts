import type { AnswerOf, QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call, save, urlOf } from '../http.ts'
import { useCall } from '../useCall.ts'

/** A page of the log: what follows the entry `before`, or the newest; `null` while none is asked for. */
export const useEventsLog = (query: QueryOf<'GET /api/events-log'> | null) =>
  useCall('GET /api/events-log', query && { query })

/** How the seals stood when they were last checked. */
export const useLogSeals = () => useCall('GET /api/events-log/seals', {})

type Checked = AnswerOf<'POST /api/events-log/check'>['checked']

/** Checks all seals, which may take minutes; resolves once what was found shows. */
export async function checkLog(): Promise<Checked> {
  const { checked } = await call('POST /api/events-log/check', {})
  await changed('log')
  return checked
}

/** Hands what the filters hold to the browser as a file, and gives its name; `onProgress` hears how many bytes have come. */
export async function exportLog(
  query: QueryOf<'GET /api/events-log/export'>,
  onProgress: (bytes: number) => void,
): Promise<string> {
  const name = `log.${query.format}`
  await save(urlOf('GET /api/events-log/export', { query }), name, onProgress)
  // That it was taken is an entry of its own.
  void changed('log')
  return name
}

/** Finds accounts by a part of the name, to choose from. */
export async function searchUserNames(search: string, signal: AbortSignal) {
  const { users } = await call('GET /api/users', { query: { search, sort_by: 'name', sort_dir: 'asc' } }, signal)
  return users.map(({ id, name, email }) => ({ value: String(id), label: name, detail: email }))
}

/** What the owner of an account is called; `null` while none is asked about. */
export const useAccountName = (id: number | null): string | undefined =>
  useCall('GET /api/users/{id}', id === null ? null : { params: { id } }).data?.user.name
