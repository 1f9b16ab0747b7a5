import type {
  ApplicationDocument,
  ApplicationStatus,
  BookLanguage,
  BudgetSource,
  Conclusions,
  RoundVerdict,
  Person,
  StoredFile,
} from '@press/domain'
import type { Author } from '../people/wire.ts'

/*
 * Rows by their wire names. They are structural: what a call answers fits as it is (packages/shell/test/wire.test-d.ts).
 * Days are `yyyy-mm-dd`, moments ISO 8601.
 */

export interface RevisionRequest {
  document: ApplicationDocument
  reason: string
  until: string
}

/** The same with what the author has answered to it so far. */
export interface OpenRequest extends RevisionRequest {
  answer: string
}

/** A file of a round, with what tells it from another. */
export interface RoundFile extends StoredFile {
  sha256: string
  /** Null where it has none of its own, or they have not been counted yet. */
  pages: number | null
  created_at: string
}

export interface RoundDocument extends RevisionRequest {
  /** The file that the request was about. */
  asked: RoundFile | null
  came: RoundFile | null
  answer: string
  /** Null where pages cannot be compared. */
  changed_pages: number[] | null
  verdict: RoundVerdict | null
}

export interface Round {
  number: number
  asked_at: string
  asked_by: Person | null
  note: string
  answered_at: string | null
  documents: RoundDocument[]
}

export const letterLocales = ['kz', 'ru', 'en'] as const
export type LetterLocale = (typeof letterLocales)[number]

/** A decision as its author reads it. */
export interface LetterText {
  locale: LetterLocale
  subject: string
  text: string
}

export interface DecisionLetter extends LetterText {
  to: Person
  /** The language that the addressee reads the press in. */
  own_locale: LetterLocale
}

export interface SentLetter extends LetterText {
  id: number
  status: ApplicationStatus
  sent_at: string
  sent_by: Person | null
}

export interface ApplicationEvent {
  id: number
  at: string
  by: Person | null
  what:
    | 'created'
    | 'edited'
    | 'mended'
    | 'asked'
    | 'joined'
    | 'declined'
    | 'revision'
    | 'accepted'
    | 'rejected'
    | 'reopened'
  /** Of a decision that has one. */
  reason: string | null
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
  /** What stands on the conclusions and reviews: a number, a day. */
  conclusions: Conclusions
  reason: string | null
  /** What the author is asked to mend now. */
  revision: OpenRequest[]
}
