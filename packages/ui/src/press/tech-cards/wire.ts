import type {
  ArchiveFlag,
  Binding,
  BookFormat,
  BookLanguage,
  Copies,
  EditionType,
  DeliveredCopies,
  Lamination,
  Paper,
  PrintingMethod,
  PrintNeed,
  ShortageOutcome,
  PrintFormValues,
  StageFlags,
  StageKey,
  StageWork,
  TechCardStatus,
  WorkTypeName,
  WorkTypeStatus,
  Person,
  StoredFile,
  Author,
} from '@press/domain'
import type { PathStep } from '../books/wire.ts'

/*
 * Rows with the field names of the API. They are structural: an API response fits as it is (packages/shell/test/wire.test-d.ts).
 * Days are `yyyy-mm-dd`, moments ISO 8601.
 */

export interface WorkType {
  id: number
  name: WorkTypeName
  status: WorkTypeStatus
  executor: Person | null
}

export interface Protocol {
  number: string | null
  date: string | null
}

export interface PrintInfo {
  copies?: number | null
  colored_pages?: number | null
  inserts_count?: number | null
  paper_text?: Paper | null
  colorfulness_text?: string | null
  paper_insert?: Paper | null
  colorfulness_insert?: string | null
  paper_cover?: Paper | null
  colorfulness_cover?: string | null
  paper_flyleaf?: Paper | null
  colorfulness_flyleaf?: string | null
  lamination?: Lamination | null
  binding?: Binding | null
  remarks?: string | null
}

/** A remark recorded when the work of a stage was finished. */
export interface WorkRemark {
  work: StageWork
  remarks: string
  at: string
}

/** A chat message that was added to the remarks of the book's card, with its text at that time. */
export interface CardRemark {
  id: number
  content: string
  author: Person
  said_at: string
  recorded_by: Person
  recorded_at: string
  message_id: number
  /** The conversation of the message; null for people who are not in it. */
  conversation_id: number | null
}

/** Missing copies of a print run; without an outcome the shortage is still open. */
export interface Shortage {
  id: number
  missing: Copies
  reason: string
  recorded_by: Person | null
  recorded_at: string
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
  volume: number | null
  kegel: string | null
  typeface: string | null
  printing_method: PrintingMethod | null
  /** The printer of the print run; null if the press prints it itself. */
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

export interface TechCard extends TechCardFields, StageFlags {
  id: number
  status: TechCardStatus
  /** The requirements that a textbook still lacks for its print run. @default nothing */
  print_lacks?: readonly PrintNeed[]
  authors: Author[]
  work_types: WorkType[]
  project_manager: Person | null
  signalEndDate: string | null
  printStartDate: string | null
  /** The forms of its signal copy and of its print run, once saved. */
  signal_form?: PrintFormValues | null
  print_form?: PrintFormValues | null
  /** Copies received into stock, and copies handed over. */
  received?: Copies | null
  handed_over?: DeliveredCopies | null
  /** The oldest first. */
  shortages?: Shortage[]
  src_cover: string | null
  src_fpage: string | null
  cover_file: StoredFile | null
  fpage_file: StoredFile | null
  ioot_file: StoredFile | null
  files: (StoredFile & { document: string })[]
  path: PathStep[]
  remarks: WorkRemark[]
  /** The oldest message first. @default none */
  chat_remarks?: CardRemark[]
  application_id: number | null
  /** 1 means archived. */
  is_archieve: ArchiveFlag
  updated_at: string
}

export interface TechCardRow extends StageFlags {
  id: number
  book_name: string
  language: BookLanguage
  status: TechCardStatus
  authors: string
  src_cover: string | null
  quantity: number | null
  due: string | null
  project_manager: Person | null
  stage_since: string
  /** 1 means archived. */
  is_archieve: ArchiveFlag
}

export interface HistoryEvent {
  id: number
  at: string
  by: Person | null
  type: string
  from: StageKey | null
  to: StageKey | null
  reason: string | null
  fields: string[]
  /** The book, if the list covers several. */
  book_name?: string
}
