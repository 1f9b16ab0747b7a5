import type { Portal } from '@press/domain'

/** Whether passkeys work here: they need a host name that is reached by HTTPS or is `localhost`, not an IP address. */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname)

/** The device gave no passkey: it was cancelled, timed out, or (`known`) the device has one already. */
export class PasskeyError extends Error {
  override name = 'PasskeyError'
  readonly known: boolean

  constructor(cause: unknown) {
    super('The device gave no passkey', { cause })
    this.known = cause instanceof Error && cause.name === 'InvalidStateError'
  }
}

/** Signs in by a passkey of the device. Throws a `PasskeyError` when the device gives none. */
export const signInByPasskey = async (portal: Portal, remember: boolean): Promise<void> =>
  (await import('./passkeys.ts')).signInByPasskey(portal, remember)
