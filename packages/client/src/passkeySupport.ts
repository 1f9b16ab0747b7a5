import type { Portal } from '@press/domain'

/** Whether this browser keeps passkeys here: they belong to a name that is reached by HTTPS or is the person's own machine, never to a number. */
export const keepsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname)

/** Nothing came of it on the device: it was put off, took too long, or `known`, a passkey is there already. */
export class PasskeyError extends Error {
  override name = 'PasskeyError'
  readonly known: boolean

  constructor(cause: unknown) {
    super('The device gave no passkey', { cause })
    this.known = cause instanceof Error && cause.name === 'InvalidStateError'
  }
}

/** Signs in by a key of the device: the browser asks its owner to unlock it. Throws a `PasskeyError` where nothing came of it. */
export const signInByPasskey = async (portal: Portal, remember: boolean): Promise<void> =>
  (await import('./passkeys.ts')).signInByPasskey(portal, remember)
