import type { Person } from '../shared/people/rows.ts'
import type { SettingChange } from './history.ts'
import type { SignedDocumentLanguage, Signer } from '../shared/documents/press-details.ts'
import type { SettingSection } from './sections.ts'

/** A change of a section of the settings. */
export interface SettingEntry {
  section: SettingSection
  version: number
  at: string
  /** Null if the account no longer exists. */
  by: Person | null
  changes: SettingChange[]
}

/** The press's signer of a document, in each language; null if the organization details name none. */
export type SignerTexts = Record<SignedDocumentLanguage, Signer> | null
