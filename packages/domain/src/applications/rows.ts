import type { StoredFile } from '../shared/files/rows.ts'
import type { LetterLocale } from '../shared/people/locales.ts'
import type { Author, Person } from '../shared/people/rows.ts'
import type { BookLanguage } from '../shared/books/reference-lists.ts'
import type { ApplicationDocument, Conclusions } from './documents.ts'
import type { applicationEvents } from './history.ts'
import type { RoundVerdict } from './rounds.ts'
import type { ApplicationStatus } from './statuses.ts'
import type { BudgetSource } from '../shared/money/budget-sources.ts'

/** The chief editor's request to revise a document. */
export interface RevisionRequest {
  document: ApplicationDocument
  reason: string
  until: string
}

/** A revision request with the author's answer so far. */
export interface OpenRequest extends RevisionRequest {
  answer: string
}

/** A file of a revision round. */
export interface RoundFile extends StoredFile {
  sha256: string
  /** The number of pages. Null if the format has no pages, or they have not been counted yet. */
  pages: number | null
  created_at: string
}

/** A document in a revision round: the request, the new file and the verdict. */
export interface RoundDocument extends RevisionRequest {
  /** The file that the request was about. */
  asked: RoundFile | null
  /** The upload that replaced the `asked` file. Its bytes may be the same. */
  came: RoundFile | null
  answer: string
  /** Pages of the new file whose text differs from every page of the old file; null if the pages cannot be compared. */
  changed_pages: number[] | null
  verdict: RoundVerdict | null
}

/** A revision round of an application. */
export interface Round {
  number: number
  asked_at: string
  asked_by: Person | null
  note: string
  answered_at: string | null
  documents: RoundDocument[]
}

/** The text of a decision e-mail, as the author reads it. */
export interface LetterText {
  locale: LetterLocale
  subject: string
  text: string
}

/** A draft of a decision e-mail. */
export interface DecisionLetter extends LetterText {
  to: Person
  /** The language of the recipient's account. */
  own_locale: LetterLocale
}

export interface SentLetter extends LetterText {
  id: number
  status: ApplicationStatus
  sent_at: string
  sent_by: Person | null
}

/** An application in the list. */
export interface ApplicationRow {
  id: number
  version: number
  book_name: string
  language: BookLanguage
  status: ApplicationStatus
  budget_source: BudgetSource
  /** The authors' short names in one line. */
  authors: string
  created_at: string
  /** When the application entered its current status. */
  status_since: string
  /** When an answer is due. While the application is in process, the press answers; in revision, the author. */
  due: string | null
  techcard_id: number | null
}

/** An author of an application. Authors see the e-mail addresses and phones of co-authors with an account as empty. */
export interface ApplicationAuthor extends Author {
  organization: string | null
  /** Whether the author was invited and has not accepted yet. */
  asked: boolean
}

/** An application with all of its fields. */
export interface Application extends Omit<ApplicationRow, 'authors'> {
  annotation_kz: string
  annotation_rus: string
  annotation_en: string
  agreed: boolean
  authors: ApplicationAuthor[]
  files: Partial<Record<ApplicationDocument, StoredFile>>
  /** The number and the date of each conclusion and review. */
  conclusions: Conclusions
  /** The reason of the last revision or rejection. */
  reason: string | null
  /** The author's open revision requests. */
  revision: OpenRequest[]
}

/** An event of an application's history. */
export interface ApplicationEvent {
  id: number
  at: string
  by: Person | null
  what: (typeof applicationEvents)[number]
  /** The reason, if the event is a decision with a reason. */
  reason: string | null
}
