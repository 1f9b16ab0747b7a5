import type { liveCalls } from '@press/contract'
import type { Authenticator } from '../auth/authenticate.ts'
import type { Devices } from '../auth/devices.ts'
import type { Passkeys } from '../auth/passkeys.ts'
import type { FieldCipher } from '../auth/field-cipher.ts'
import type { RowReaders } from '../files/files.ts'
import type { JobServices } from '../jobs/jobs.ts'
import type { HandlersOf } from './handler.ts'

/** What the press has set, kept in memory by each process. */
export interface SettingsInForce {
  /** The name that marks the press's own offers; empty: the press's own name. */
  company: () => string
  /** Reads the database: called after a change, so that this process does not answer by the old state. */
  read: () => Promise<void>
}

/** The live channels of this process. */
export interface Live {
  count: () => number
  close: () => void
  handlers: HandlersOf<typeof liveCalls>
}

/** What a process makes once at its start for all features. */
export interface Services extends JobServices {
  authenticator: Authenticator
  devices: Devices
  passkeys: Passkeys
  vault: FieldCipher
  settings: SettingsInForce
  live: Live
  readers: RowReaders
}
