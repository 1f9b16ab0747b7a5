import type { Portal } from '@press/domain'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { session } from '../session.ts'
import { PasskeyError } from './passkeySupport.ts'

/** Comes when somebody asks for it: most sign in otherwise. */
const browser = () => import('@simplewebauthn/browser')

async function ofDevice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw new PasskeyError(error)
  }
}

/** Signs in by a key of the device: the browser asks its owner to unlock it. Throws a `PasskeyError` where nothing came of it. */
export async function signInByPasskey(portal: Portal, remember: boolean): Promise<void> {
  const { options } = await call('POST /api/login/passkey/options', { body: { portal } })
  const { startAuthentication } = await browser()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { id, rawId, response } = await ofDevice(() => startAuthentication({ optionsJSON }))
  const credential = { id, rawId, type: 'public-key', response } as const
  const { user, token } = await call('POST /api/login/passkey', { body: { portal, remember, credential } })
  session.start(user, token)
}

/** Has the device make a key, after a fresh confirmation of who it is. Throws a `PasskeyError` where nothing came of it. */
export async function addPasskey(): Promise<void> {
  const { options } = await call('POST /api/passkeys/options', {})
  const { startRegistration } = await browser()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, response } = await ofDevice(() => startRegistration({ optionsJSON }))
  const { clientDataJSON, attestationObject, transports } = response
  const credential = {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  } as const
  await call('POST /api/passkeys', { body: { credential } })
  await changed('session')
}

/** Removes one of the own keys, after a fresh confirmation of who it is. */
export async function removePasskey(id: number): Promise<void> {
  await call('DELETE /api/passkeys/{id}', { params: { id } })
  await changed('session')
}
