import type { AnswerOf, BodyOf, QueryOf } from '@press/contract'
import type { RoleKey, UserRow } from '@press/domain'
import { changed } from '../changes.ts'
import { call, save, urlOf } from '../http.ts'
import { sendTable } from '../tableImport.ts'
import type { UploadOptions } from '../upload.ts'
import { useCall } from '../useCall.ts'

export const useUsers = (query: QueryOf<'GET /api/users'>) => useCall('GET /api/users', { query })
/** An account. */
export const useAccountOf = (id: number) => useCall('GET /api/users/{id}', { params: { id } })
export const useUserOverview = (id: number) => useCall('GET /api/users/{id}/overview', { params: { id } })
/** The sessions of an account; `null` while none are asked for. */
export const useSessionsOf = (id: number | null) =>
  useCall('GET /api/users/{id}/sessions', id === null ? null : { params: { id } })
/** What somebody has under way; `null` while nobody is asked about. */
export const useOpenOf = (id: number | null) =>
  useCall('GET /api/users/{id}/open', id === null ? null : { params: { id } })

type Report = AnswerOf<'POST /api/users/import'>
type One = Pick<UserRow, 'id' | 'version'>

/** Saves an account, or invites its owner; resolves once it shows. */
export async function saveUser(body: BodyOf<'POST /api/users'>, changedOne?: One): Promise<UserRow> {
  const { user } = changedOne
    ? await call('PUT /api/users/{id}', {
        params: { id: changedOne.id },
        body: { ...body, version: changedOne.version },
      })
    : await call('POST /api/users', { body })
  await changed('user')
  return user
}

export async function inviteAgain(id: number): Promise<void> {
  await call('POST /api/users/{id}/invite', { params: { id } })
  await changed('user')
}

/** Withdraws the new e-mail of an account that is not confirmed yet. */
export async function withdrawEmail(id: number): Promise<void> {
  try {
    await call('DELETE /api/users/{id}/email', { params: { id } })
  } finally {
    // One that is refused was confirmed, or is there no more.
    await changed('user')
  }
}

export async function endSessionOf(id: number, session: number): Promise<void> {
  try {
    await call('DELETE /api/users/{id}/sessions/{session}', { params: { id, session } })
  } finally {
    // One that is refused was there no more.
    await changed('user')
  }
}

/** Turns an account off; what its owner had under way goes to the receivers. */
export async function deactivateUser(
  { id, version }: One,
  body: Omit<BodyOf<'POST /api/users/{id}/deactivate'>, 'version'>,
): Promise<void> {
  await call('POST /api/users/{id}/deactivate', { params: { id }, body: { ...body, version } })
  await changed('user')
}

/** Turns it on again, and gives how many things came back. */
export async function activateUser({ id, version }: One): Promise<number> {
  const { returned } = await call('POST /api/users/{id}/activate', { params: { id }, body: { version } })
  await changed('user')
  return returned
}

export const saveUserTemplate = (): Promise<void> => save(urlOf('GET /api/users/import'), 'users.xlsx')

/** Has a table of colleagues checked, or everybody in it invited when nothing stands against it. */
export async function importUsers(file: File, write: boolean, options?: UploadOptions): Promise<Report> {
  const url = urlOf('POST /api/users/import', { query: write ? { write: '1' } : {} })
  const report = await sendTable<Report>(url, file, options)
  if (report.written > 0) void changed('user')
  return report
}

/** Organisations by a part of the name or the BIN, for a choice of where somebody works. */
export const searchWorkplaces = async (search: string, signal: AbortSignal) =>
  (await call('GET /api/users/organizations', { query: { search } }, signal)).organizations

/** People of a role by a part of the name, for a choice of one of them. */
export const searchUsers = async (search: string, role: RoleKey, signal: AbortSignal): Promise<UserRow[]> =>
  (await call('GET /api/users', { query: { search, role, sort_dir: 'asc' } }, signal)).users
