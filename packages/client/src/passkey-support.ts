import type { Portal } from '@press/domain'

/**
 * Returns whether passkeys work in this browser and at this URL. They need HTTPS or `localhost`, and a host name instead of an IP
 * address.
 */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname)

/**
 * The error that the device returned no passkey. The person cancelled, the request timed out, or the device already has a passkey
 * of this account.
 */
export class PasskeyError extends Error {
  override name = 'PasskeyError'
  readonly isAlreadyRegistered: boolean

  constructor(cause: unknown) {
    super('The device returned no passkey', { cause })
    this.isAlreadyRegistered = cause instanceof Error && cause.name === 'InvalidStateError'
  }
}

/** Signs in with a passkey of the device. Throws a `PasskeyError` if the device returns no passkey. */
export const signInByPasskey = async (portal: Portal, remember: boolean): Promise<void> =>
  (await import('./passkeys.ts')).signInByPasskey(portal, remember)
