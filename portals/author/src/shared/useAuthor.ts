import { useSession } from '@press/client'
import { getGivenName, roleByKey } from '@press/domain'
import { rolePaths } from '@press/shell'

const paths = rolePaths(roleByKey('author').id)

/** Returns the current author's name and the paths of their screens. */
export function useAuthor() {
  const { user } = useSession()
  return { name: getGivenName(user?.name ?? ''), paths }
}
