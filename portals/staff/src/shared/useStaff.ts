import { useSession } from '@press/client'
import { roleOf, type RoleKey } from '@press/domain'
import { rolePaths } from '@press/shell'
import { useMemo } from 'react'

/** Who works here: the role that decides what may be done, and the addresses of its screens. */
export function useStaff(): { role: RoleKey; name: string; to: ReturnType<typeof rolePaths> } {
  const { user } = useSession()
  const roleId = user?.role_id ?? 0
  return useMemo(
    () => ({ role: roleOf(roleId).key, name: user?.name ?? '', to: rolePaths(roleId) }),
    [roleId, user?.name],
  )
}
