import { session } from '@press/client'
import { paths, rolePaths } from './paths.ts'

/** Returns the home path of the signed-in person, or the sign-in path. */
export function getHomePath(): string {
  const { user } = session.get()
  return user ? rolePaths(user.role_id).home : paths.signIn
}
