import type { ApplicationDocument, ApplicationStatus, BookLanguage, BudgetSource } from '@press/domain'
import type { Author } from '../people/wire.ts'
import type { StoredFile } from '../../primitives/FileUpload/index.ts'

/*
 * Rows by their wire names. They are structural: what a call answers fits as it is (packages/shell/test/wire.test-d.ts).
 * Days are `yyyy-mm-dd`, moments ISO 8601.
 */

export interface RevisionRequest {
  document: ApplicationDocument
  reason: string
  until: string
}

export interface ApplicationRow {
  id: number
  book_name: string
  language: BookLanguage
  status: ApplicationStatus
  authors: string
  created_at: string
  status_since: string
  due: string | null
  techcard_id: number | null
}

export interface ApplicationAuthor extends Author {
  organization?: string | null
  /** They have been asked to stand here, and have not agreed yet. @default false */
  asked?: boolean
}

export interface Application extends Omit<ApplicationRow, 'authors'> {
  budget_source: BudgetSource
  annotation_kz: string
  annotation_rus: string
  annotation_en: string
  agreed: boolean
  authors: ApplicationAuthor[]
  files: Partial<Record<ApplicationDocument, StoredFile>>
  reason: string | null
  revision: RevisionRequest[]
}
