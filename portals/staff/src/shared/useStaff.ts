import { useSession } from '@press/client'
import { getRoleOrDefault, type RoleKey } from '@press/domain'
import { rolePaths } from '@press/shell'
import { useMemo } from 'react'

interface Staff {
  role: RoleKey
  name: string
  paths: ReturnType<typeof rolePaths>
  /** Returns the URL for a message to a colleague, or undefined for the current user. */
  getMessageHref: (person: number) => string | undefined
}

/** Returns the current staff member: the role, which determines the permissions, and the paths of the role's screens. */
export function useStaff(): Staff {
  const { user } = useSession()
  const [id, roleId, name] = [user?.id, user?.role_id ?? 0, user?.name ?? '']
  return useMemo(() => {
    const paths = rolePaths(roleId)
    const getMessageHref = (person: number) => (person === id ? undefined : paths.chatWith(person))
    return { role: getRoleOrDefault(roleId).key, name, paths, getMessageHref }
  }, [id, roleId, name])
}
