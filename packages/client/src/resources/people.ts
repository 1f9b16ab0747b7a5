import type { BodyOf, QueryOf } from '@press/contract'
import type { ConfidentialField } from '@press/domain'
import { useMemo } from 'react'
import { changed } from '../changes.ts'
import { call, save, urlOf } from '../http.ts'
import { keepMenu, lastMenu } from '../lastMenu.ts'
import { session, useSession } from '../session.ts'
import { useCall } from '../useCall.ts'

export const useUserProfile = () => useCall('GET /api/userprofile', {})
export const useUser = (id: number) => useCall('GET /api/user/{id}', { params: { id } })

export const useConsents = () => useCall('GET /api/userprofile/consents', {})

/** Hands the browser a file of all that is kept of the person. */
export const saveOwnData = (): Promise<void> => save(urlOf('GET /api/userprofile/data', {}), 'personal-data.json')

/** Saves what the body names of the own profile, and gives it as it is then; the frame shows the name and the photo at once. */
export async function saveProfile(body: BodyOf<'POST /api/authorprofile/edit'>) {
  const saved = await call('POST /api/authorprofile/edit', { body })
  session.rename(saved.user)
  await changed('user')
  return saved
}

/** Opens what is masked of a person, after a fresh `confirmPerson`. */
export const revealConfidential = (id: number, field: ConfidentialField) =>
  call('POST /api/user/{id}/reveal', { params: { id }, body: { field } })

export const useQueue = (query: QueryOf<'GET /api/queue'> = {}) => useCall('GET /api/queue', { query })

/** What waits for the person besides books: requests, contracts, offers, tasks, letters. */
export const useOthers = () => useCall('GET /api/queue/others', {})

/** The person's menu; the one of last time until it comes, and in its place when it does not. */
export function useMenuItems() {
  const id = useSession().user?.id ?? 0
  const last = useMemo(() => lastMenu(id), [id])
  return useCall(
    'GET /api/menu-items',
    {},
    {
      ...(last && { fallbackData: last }),
      onSuccess: (menu) => keepMenu(id, menu),
    },
  )
}
