import type { AnswerOf, BodyOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { forgetSeen } from '../lastSeen.ts'
import { session } from '../session.ts'
import { forgetAll, useCall } from '../useCall.ts'

let last = session.get().user?.id
// In every tab, whichever it was that somebody signed out in: what one person saw is not for the next.
session.subscribe(() => {
  const now = session.get().user?.id
  if (now === last) return
  if (last !== undefined) {
    void forgetAll()
    void forgetSeen()
  }
  last = now
})

function enter(answer: AnswerOf<'POST /api/login'>): AnswerOf<'POST /api/login'> {
  session.start(answer.user, answer.token)
  return answer
}

export const signIn = async (body: BodyOf<'POST /api/login'>) => enter(await call('POST /api/login', { body }))
/** A letter says how the account begins. */
export const register = (body: BodyOf<'POST /api/register'>) => call('POST /api/register', { body })
export const confirmRegistration = async (token: string, password: string) =>
  enter(await call('POST /api/register/confirm', { body: { token, password } }))

/** Ends the session here even when the server can't be told. */
export async function signOut(): Promise<void> {
  try {
    await call('POST /api/logout', {})
  } catch {
    // The token stays alive on the server until it runs out; here nobody is signed in any more.
  } finally {
    session.end()
  }
}

/** Confirms the new e-mail of an account. Ends all sessions of the account. */
export const confirmEmail = (token: string, password: string) =>
  call('POST /api/email/confirm', { body: { token, password } })

export const forgotPassword = (email: string) => call('POST /api/password/forgot', { body: { email } })
export const resetPassword = (token: string, password: string) =>
  call('POST /api/password/reset', { body: { token, password } })
/** The other sessions end with it. */
export async function changePassword(current: string, password: string): Promise<void> {
  await call('POST /api/password/change', { body: { current, password } })
  void changed('session')
}

export const useDemoAccounts = (portal: 'staff' | 'author' | 'partner') =>
  useCall('GET /api/login/demo', { query: { portal } }, { revalidateOnFocus: false })
export const useSessions = () => useCall('GET /api/sessions', {})

export async function endSession(id: number): Promise<void> {
  try {
    await call('DELETE /api/sessions/{id}', { params: { id } })
  } finally {
    // One that is refused was there no more.
    await changed('session')
  }
}
