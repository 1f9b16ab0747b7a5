import type {
  ApplicationDocument,
  ApplicationStatus,
  Binding,
  BookFormat,
  BookLanguage,
  BudgetSource,
  EditionType,
  Lamination,
  Paper,
  StageFlags,
  StageKey,
  StageWork,
  TechCardStatus,
  WorkTypeName,
  WorkTypeStatus,
} from '@press/domain'

/*
 * The rows that the press's components show, by their wire names. They are structural: what a call answers fits as it
 * is. Days are `yyyy-mm-dd`, moments ISO 8601.
 */

export interface Person {
  id: number
  name: string
  role_id: number
  avatar: string | null
}

export interface StoredFile {
  id: number
  name: string
  size: number
  mime: string
}

export interface Author {
  /** Null for someone without an account. */
  id: number | null
  name: string
  email: string
  phone: string
}

export interface AuthorOption {
  id: number
  name: string
  organization: string | null
}

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

export interface Application extends Omit<ApplicationRow, 'authors'> {
  budget_source: BudgetSource
  annotation_kz: string
  annotation_rus: string
  annotation_en: string
  agreed: boolean
  authors: Author[]
  files: Partial<Record<ApplicationDocument, StoredFile>>
  reason: string | null
  revision: RevisionRequest[]
}

export interface PathStep {
  stage: StageKey
  state: 'past' | 'current' | 'future'
  entered_at: string | null
  left_at: string | null
  expected: string | null
}

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

/** What was written down when the work of a stage was finished. */
export interface WorkRemark {
  work: StageWork
  remarks: string
  at: string
}

/** What people fill in on a tech card. */
export interface TechCardFields {
  book_name: string
  language: BookLanguage
  edition_type: EditionType | null
  ISBN: string | null
  quantity: number | null
  pages: number | null
  symbols: number | null
  format: BookFormat | null
  kegel: string | null
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
  authors: Author[]
  work_types: WorkType[]
  project_manager: Person | null
  signalEndDate: string | null
  printStartDate: string | null
  src_cover: string | null
  src_fpage: string | null
  cover_file: StoredFile | null
  fpage_file: StoredFile | null
  files: (StoredFile & { document: string })[]
  path: PathStep[]
  remarks: WorkRemark[]
  application_id: number | null
  is_archieve: boolean
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
  is_archieve: boolean
}

export interface QueueItem {
  kind: 'application' | 'techcard'
  id: number
  book_name: string
  language: string
  authors: string
  src_cover: string | null
  stage: StageKey
  since: string
  due: string | null
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
}
