import type { AnswerOf, BodyOf } from '@press/contract'
import { clearQueryCache } from './cache.ts'
import { callApi } from './http.ts'
import { clearOfflineCache } from './offline-cache.ts'
import { session } from './session.ts'

let lastUserId = session.get().user?.id
// Deletes the previous person's cached data in every tab of the browser, so that the next person does not see them.
session.subscribe(() => {
  const userId = session.get().user?.id
  if (userId === lastUserId) return
  if (lastUserId !== undefined) {
    void clearQueryCache()
    void clearOfflineCache()
  }
  lastUserId = userId
})

function startSession(answer: AnswerOf<'POST /api/login'>): AnswerOf<'POST /api/login'> {
  session.start(answer.user, answer.token)
  return answer
}

export const signIn = async (body: BodyOf<'POST /api/login'>) =>
  startSession(await callApi('POST /api/login', { body }))
export const confirmRegistration = async (body: BodyOf<'POST /api/register/confirm'>) =>
  startSession(await callApi('POST /api/register/confirm', { body }))

/** Creates the first account of the press with its one-time link, and signs in. */
export const startSetup = async (body: BodyOf<'POST /api/setup'>) =>
  startSession(await callApi('POST /api/setup', { body }))

/** Unlocks the screen. The session has continued while the screen was locked. */
export async function unlockScreen(password: string): Promise<void> {
  await callApi('POST /api/unlock', { body: { password } })
  session.setLocked(false)
}

/** Ends the session in this browser, even if the server cannot be reached. */
export async function signOut(): Promise<void> {
  try {
    await callApi('POST /api/logout', {})
  } catch {
    // Ignored: if the server cannot be reached, the token stays valid there until it expires.
  } finally {
    session.end()
  }
}
