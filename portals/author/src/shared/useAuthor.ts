import { useSession } from '@press/client'
import { givenName, roleByKey } from '@press/domain'
import { rolePaths } from '@press/shell'

const to = rolePaths(roleByKey('author').id)

/** The author who works here, and the addresses of their screens. */
export function useAuthor() {
  const { user } = useSession()
  return { name: givenName(user?.name ?? ''), to }
}
