import type { SettingChange } from '@press/domain'
import type { Person } from '../people/wire.ts'

/** A change of a section as `GET /api/settings/{section}/history` gives it. */
export interface SettingEntry {
  version: number
  at: string
  /** Null where the account is gone. */
  by: Person | null
  changes: readonly SettingChange[]
}
