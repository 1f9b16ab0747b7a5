import type { Portal } from '@press/domain'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { act } from './act.ts'
import { callApi } from './http.ts'
import { session } from './session.ts'
import { PasskeyError } from './passkey-support.ts'

/** Loads the library on demand, because most people sign in without a passkey. */
const loadWebAuthn = () => import('@simplewebauthn/browser')

async function wrapDeviceError<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request()
  } catch (error) {
    throw new PasskeyError(error)
  }
}

/** Signs in with a passkey of the device. Throws a `PasskeyError` if the device returns no passkey. */
export async function signInByPasskey(portal: Portal, remember: boolean): Promise<void> {
  const { options } = await callApi('POST /api/login/passkey/options', { body: { portal } })
  const { startAuthentication } = await loadWebAuthn()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { id, rawId, response } = await wrapDeviceError(() => startAuthentication({ optionsJSON }))
  const credential = { id, rawId, type: 'public-key', response } as const
  const { user, token } = await callApi('POST /api/login/passkey', { body: { portal, remember, credential } })
  session.start(user, token)
}

/**
 * Creates a passkey on the device. Requires a recent `POST /api/confirm`. Throws a `PasskeyError` if the device creates no passkey.
 */
export async function addPasskey(): Promise<void> {
  const { options } = await callApi('POST /api/passkeys/options', {})
  const { startRegistration } = await loadWebAuthn()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, response } = await wrapDeviceError(() => startRegistration({ optionsJSON }))
  const { clientDataJSON, attestationObject, transports } = response
  const credential = {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  } as const
  await act('POST /api/passkeys', { body: { credential } })
}
