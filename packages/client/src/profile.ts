import type { BodyOf } from '@press/contract'
import { act } from './act.ts'
import { session } from './session.ts'

/** Saves the profile fields that the body contains. The frame then shows the new name and photo. */
export async function saveProfile(body: BodyOf<'POST /api/authorprofile/edit'>) {
  const savedProfile = await act('POST /api/authorprofile/edit', { body })
  session.updateUser(savedProfile.user)
  return savedProfile
}
