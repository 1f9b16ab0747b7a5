import type { liveCalls } from '@press/contract'
import type { Authenticator } from '../auth/authenticate.ts'
import type { Devices } from '../auth/devices.ts'
import type { Passkeys } from '../auth/passkeys.ts'
import type { FieldCipher } from '../auth/field-cipher.ts'
import type { RowReaders } from '../files/files.ts'
import type { JobServices } from '../jobs/jobs.ts'
import type { HandlersOf } from './handler.ts'

/** The press's settings, which each process keeps in memory. */
export interface SettingsInForce {
  /** The company name that marks the press's own offers. If it is empty, the press's name is used. */
  company: () => string
  /** Rereads the database after a change, so that this process does not use outdated settings. */
  read: () => Promise<void>
}

/** The live channels of this process. */
export interface LiveChannels {
  count: () => number
  close: () => void
  handlers: HandlersOf<typeof liveCalls>
}

/** The services that a process creates once at startup. All features use them. */
export interface Services extends JobServices {
  authenticator: Authenticator
  devices: Devices
  passkeys: Passkeys
  vault: FieldCipher
  settings: SettingsInForce
  live: LiveChannels
  readers: RowReaders
}
