import type { Person } from '../people/rows.ts'
import type { SettingChange } from './history.ts'
import type { SignedDocumentLanguage, Signer } from './press-details.ts'
import type { SettingSection } from './sections.ts'

/** A change of a section of the settings. */
export interface SettingEntry {
  section: SettingSection
  version: number
  at: string
  /** Null where the account no longer exists. */
  by: Person | null
  changes: SettingChange[]
}

/** The press's signer of a paper, in each language; null if the requisites name none. */
export type SignerTexts = Record<SignedDocumentLanguage, Signer> | null
