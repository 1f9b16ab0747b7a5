import { useMemo } from 'react'
import { writeCachedMenu, readCachedMenu } from './menu-cache.ts'
import { useSession } from './session.ts'
import { useCall } from './useCall.ts'

/**
 * Returns the person's menu. Until the menu has loaded, or if it cannot be loaded, returns the menu that this browser cached last.
 */
export function useMenuItems() {
  const id = useSession().user?.id ?? 0
  const cachedMenu = useMemo(() => readCachedMenu(id), [id])
  return useCall(
    'GET /api/menu-items',
    {},
    {
      ...(cachedMenu && { fallbackData: cachedMenu }),
      onSuccess: (menu) => writeCachedMenu(id, menu),
    },
  )
}
