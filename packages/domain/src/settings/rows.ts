import type { Person } from '../shared/people/rows.ts'
import type { SettingChange } from './history.ts'
import type { DomainRecord, RecordState, TestLetterState } from './letters.ts'
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

/** A test e-mail that checks the sender's address. */
export interface TestLetter {
  id: number
  to: string
  state: TestLetterState
  asked_at: string
  /** When the mail server accepted the e-mail; null until then. */
  sent_at: string | null
  /** When the recipient opened the link of the e-mail; null until then. */
  opened_at: string | null
  /** The mail server's reply, if it refused the e-mail or has not accepted it yet. */
  reason: string | null
}

/** A DNS record of the sender's domain, with its current state and its required value. */
export interface SenderRecord {
  record: DomainRecord
  state: RecordState
  /** The name of the TXT record. */
  host: string
  /** The required text of the record. */
  value: string
}
