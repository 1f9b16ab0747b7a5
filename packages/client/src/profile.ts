import type { BodyOf } from '@press/contract'
import { act } from './act.ts'
import { session } from './session.ts'

/** Saves the fields of the person's own profile that the body has; the frame shows the new name and photo. */
export async function saveProfile(body: BodyOf<'POST /api/authorprofile/edit'>) {
  const saved = await act('POST /api/authorprofile/edit', { body })
  session.rename(saved.user)
  return saved
}
