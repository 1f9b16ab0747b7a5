import { useMemo } from 'react'
import { writeCachedMenu, readCachedMenu } from './menu-cache.ts'
import { useSession } from './session.ts'
import { useCall } from './useCall.ts'

/** The person's menu; until it has loaded, and when it cannot be loaded, the last one of this browser. */
export function useMenuItems() {
  const id = useSession().user?.id ?? 0
  const last = useMemo(() => readCachedMenu(id), [id])
  return useCall(
    'GET /api/menu-items',
    {},
    {
      ...(last && { fallbackData: last }),
      onSuccess: (menu) => writeCachedMenu(id, menu),
    },
  )
}
