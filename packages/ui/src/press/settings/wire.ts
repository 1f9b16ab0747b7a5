import type { SettingChange, SettingSection } from '@press/domain'
import type { Person } from '../people/wire.ts'

/** A change of a section as `GET /api/settings/{section}/history` gives it, of any section. */
export interface SettingEntry {
  section: SettingSection
  version: number
  at: string
  /** Null where the account is gone. */
  by: Person | null
  changes: readonly SettingChange[]
}
