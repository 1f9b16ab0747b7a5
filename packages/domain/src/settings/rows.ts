import type { Person } from '../shared/people/rows.ts'
import type { SettingChange } from './history.ts'
import type { SettingSection } from './sections.ts'

/** A change of a section of the settings. */
export interface SettingEntry {
  section: SettingSection
  version: number
  at: string
  /** The person who made the change; null if the account no longer exists. */
  by: Person | null
  changes: SettingChange[]
}
