import type { BodyOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { session } from '../session.ts'
import { useCall } from '../useCall.ts'

export const useSecurity = () => useCall('GET /api/security', {})

/** Shows that it is the same person still: good for one dangerous act. */
export const confirmPerson = (body: BodyOf<'POST /api/confirm'>) => call('POST /api/confirm', { body })

/** Opens the screen again; the session has gone on meanwhile. */
export async function unlock(password: string): Promise<void> {
  await call('POST /api/unlock', { body: { password } })
  session.lock(false)
}

export const setUpTotp = () => call('POST /api/totp/setup', {})

/** Gives the codes for its loss. */
export async function confirmTotp(code: string): Promise<string[]> {
  const { codes } = await call('POST /api/totp/confirm', { body: { code } })
  void changed('session')
  return codes
}

export async function newRecoveryCodes(): Promise<string[]> {
  const { codes } = await call('POST /api/totp/codes', {})
  void changed('session')
  return codes
}

export async function disableTotp(): Promise<void> {
  await call('POST /api/totp/disable', {})
  await changed('session')
}

export async function endOtherSessions(): Promise<void> {
  try {
    await call('DELETE /api/sessions', {})
  } finally {
    await changed('session')
  }
}
