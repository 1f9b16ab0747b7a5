import type { Portal } from '@press/domain'

/** Returns whether passkeys work here: they need a host name (not an IP address) that uses HTTPS or is `localhost`. */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname)

/** The device returned no passkey: the person cancelled, the request timed out, or (`known`) the device already has one. */
export class PasskeyError extends Error {
  override name = 'PasskeyError'
  readonly known: boolean

  constructor(cause: unknown) {
    super('The device returned no passkey', { cause })
    this.known = cause instanceof Error && cause.name === 'InvalidStateError'
  }
}

/** Signs in with a passkey of the device. Throws a `PasskeyError` if the device returns none. */
export const signInByPasskey = async (portal: Portal, remember: boolean): Promise<void> =>
  (await import('./passkeys.ts')).signInByPasskey(portal, remember)
