import type { QueryOf } from '@press/contract'
import { useMemo } from 'react'
import { keepMenu, lastMenu } from '../lastMenu.ts'
import { useSession } from '../session.ts'
import { useCall } from '../useCall.ts'

export const useUserProfile = () => useCall('GET /api/userprofile', {})
export const useUser = (id: number) => useCall('GET /api/user/{id}', { params: { id } })
export const useQueue = (query: QueryOf<'GET /api/queue'> = {}) => useCall('GET /api/queue', { query })

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
