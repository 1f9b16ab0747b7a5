import { session } from '@press/client'
import { paths, rolePaths } from './paths.ts'

/** Where the person who is signed in begins; without one, where to sign in. */
export function getHomePath(): string {
  const { user } = session.get()
  return user ? rolePaths(user.role_id).home : paths.signIn
}
