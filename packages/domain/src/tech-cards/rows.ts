import type { StoredFile } from '../shared/files/rows.ts'
import type { Author, Person } from '../shared/people/rows.ts'
import type { Lamination, PrintingMethod } from '../shared/print/materials.ts'
import type { Binding, BookFormat, Paper } from '../shared/print/material-types.ts'
import type { PrintFormValues } from '../shared/print/form-values.ts'
import type { WorkTypeName, WorkTypeStatus } from '../shared/books/work-types.ts'
import type { Copies, DeliveredCopies, ShortageOutcome } from '../shared/books/copies.ts'
import type { PathStep } from './book-path.ts'
import type { BoardColumn } from './boards.ts'
import type { PrintNeed } from './print-needs.ts'
import type { Protocol } from './readiness.ts'
import type { BookLanguage, EditionType } from '../shared/books/reference-lists.ts'
import type { StageFlag, StageFlags, StageKey } from '../shared/stages/stages.ts'
import type { TechCardStatus } from './status.ts'
import type { ArchiveFlag, StageWork } from './transitions.ts'

/** A work of a book, as its tech card shows it. */
export interface WorkType {
  id: number
  name: WorkTypeName
  status: WorkTypeStatus
  executor: Person | null
}

/** The manager's notes on how a book is to be printed. */
export interface PrintInfo {
  copies?: number | null | undefined
  colored_pages?: number | null | undefined
  inserts_count?: number | null | undefined
  paper_text?: Paper | null | undefined
  colorfulness_text?: string | null | undefined
  paper_insert?: Paper | null | undefined
  colorfulness_insert?: string | null | undefined
  paper_cover?: Paper | null | undefined
  colorfulness_cover?: string | null | undefined
  paper_flyleaf?: Paper | null | undefined
  colorfulness_flyleaf?: string | null | undefined
  lamination?: Lamination | null | undefined
  binding?: Binding | null | undefined
  remarks?: string | null | undefined
}

/** The remark that was added when the work of a stage was finished. */
export interface WorkRemark {
  work: StageWork
  remarks: string
  at: string
}

/**
 * A message of the book's conversation that was added to the remarks of the book's card. It has the text that the message had at
 * that time.
 */
export interface CardRemark {
  id: number
  content: string
  author: Person
  said_at: string
  recorded_by: Person
  recorded_at: string
  message_id: number
  /** The id of the message's conversation; null for a reader who is not a member of the conversation. */
  conversation_id: number | null
}

/** Missing copies of a print run, and the outcome of the shortage. */
export interface Shortage {
  id: number
  missing: Copies
  reason: string
  recorded_by: Person | null
  recorded_at: string
  /** The outcome; null until the shortage is settled. */
  outcome: ShortageOutcome | null
  note: string
  settled_by: Person | null
  settled_at: string | null
}

/** The fields of a tech card that people fill in. */
export interface TechCardFields {
  book_name: string
  language: BookLanguage
  edition_type: EditionType | null
  ISBN: string | null
  udc: string | null
  bbk: string | null
  quantity: number | null
  pages: number | null
  symbols: number | null
  format: BookFormat | null
  /** The number of conventional printed sheets, if it was entered manually. Null when it is calculated from pages and format. */
  volume: number | null
  kegel: string | null
  typeface: string | null
  printing_method: PrintingMethod | null
  /** The printing house of the print run; null when the press prints the book itself. */
  printer_name: string | null
  printer_address: string | null
  ioot: string | null
  pre_editorial_conclusion: string | null
  department_protocol: Protocol
  methodological_council_protocol: Protocol
  scientific_council_protocol: Protocol
  circulation_author: number | null
  circulation_university: number | null
  circulation_library: number | null
  project_manager_id: number | null
  created_date: string | null
  appointment_date: string | null
  due: string | null
  fname_gdisk: string | null
  fname_print: string | null
  fname_signal: string | null
  delivery_address: string | null
  from_address: string | null
  delivery_payment: string | null
  print_info: PrintInfo
}

/** A tech card with all of its fields. */
export interface TechCard extends TechCardFields, StageFlags {
  id: number
  version: number
  status: TechCardStatus
  /** What a textbook still needs before it can be printed. */
  print_lacks: PrintNeed[]
  authors: Author[]
  work_types: WorkType[]
  project_manager: Person | null
  signalEndDate: string | null
  printStartDate: string | null
  /** The print forms of the signal copy and of the print run. They are null until they are saved. */
  signal_form: PrintFormValues | null
  print_form: PrintFormValues | null
  /** The copies that were received into stock, and the copies that were delivered to recipients. */
  received: Copies | null
  handed_over: DeliveredCopies | null
  /** The shortages, the oldest first. */
  shortages: Shortage[]
  src_cover: string | null
  src_fpage: string | null
  cover_file: StoredFile | null
  fpage_file: StoredFile | null
  ioot_file: StoredFile | null
  files: (StoredFile & { document: string })[]
  path: PathStep[]
  /** The remarks of finished stages, the oldest first. The manager's own remarks are in `print_info.remarks`. */
  remarks: WorkRemark[]
  /** The remarks from the chat, the oldest message first. */
  chat_remarks: CardRemark[]
  application_id: number | null
  /** The offer for which the book is made. Null for the press's own books, and for readers who may not see the offer. */
  offer_id: number | null
  /** The project of the book; null until it is created. */
  project_id: number | null
  is_archieve: ArchiveFlag
  created_at: string
  updated_at: string
}

/** A tech card in the list. */
export interface TechCardRow extends StageFlags {
  id: number
  version: number
  book_name: string
  language: BookLanguage
  status: TechCardStatus
  edition_type: EditionType | null
  authors: string
  work_types: Omit<WorkType, 'executor'>[]
  fname_gdisk: string | null
  fname_print: string | null
  fname_signal: string | null
  src_cover: string | null
  src_fpage: string | null
  quantity: number | null
  due: string | null
  signalEndDate: string | null
  project_manager: Person | null
  /** When the card entered its most advanced stage. */
  stage_since: string
  application_id: number | null
  is_archieve: ArchiveFlag
  created_at: string
}

/**
 * The fields of a tech card that a board shows. It has no other fields, because a board has a thousand cards. Unset flags are
 * omitted.
 */
export interface BoardCard extends Partial<Record<StageFlag, true | undefined>> {
  id: number
  version: number
  book_name: string
  language: BookLanguage
  authors: string
  src_cover?: string | undefined
  works_done: number
  works_total: number
  quantity?: number | undefined
  due?: string | undefined
  /** The name of the manager. */
  project_manager?: string | undefined
  signalEndDate?: string | undefined
  /** The date on which the card reached its furthest stage. */
  since?: string | undefined
  /** Details that a textbook needs for its print run but does not have yet. */
  print_lacks?: PrintNeed[] | undefined
  /** Whether the card's print run was received into stock. */
  received?: true | undefined
  /** Only on the board of a past day: the card's current stage, and the date since which the card has been there. */
  now?: { stage: BoardColumn; since?: string | undefined } | undefined
}

/** An event of a tech card's history. */
export interface HistoryEvent {
  id: number
  at: string
  by: Person | null
  /** The type of the event: `techcard.created`, `techcard.moved`, `techcard.edited`, …. */
  type: string
  from: StageKey | null
  to: StageKey | null
  reason: string | null
  /** The names of the changed fields. */
  fields: string[]
}
