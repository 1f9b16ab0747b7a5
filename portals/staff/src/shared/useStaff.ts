import { useSession } from '@press/client'
import { getRoleOrDefault, type RoleKey } from '@press/domain'
import { rolePaths } from '@press/shell'
import { useMemo } from 'react'

interface Staff {
  role: RoleKey
  name: string
  to: ReturnType<typeof rolePaths>
  /** Where a message to a colleague is written; nowhere to oneself. */
  writeTo: (person: number) => string | undefined
}

/** Who works here: the role that decides what may be done, and the addresses of its screens. */
export function useStaff(): Staff {
  const { user } = useSession()
  const [id, roleId, name] = [user?.id, user?.role_id ?? 0, user?.name ?? '']
  return useMemo(() => {
    const to = rolePaths(roleId)
    const writeTo = (person: number) => (person === id ? undefined : to.chatWith(person))
    return { role: getRoleOrDefault(roleId).key, name, to, writeTo }
  }, [id, roleId, name])
}
