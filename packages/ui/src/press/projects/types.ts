import type {
  EarningKind,
  WithheldLine,
  BookLanguage,
  ProjectStatus,
  Rating,
  RoleKey,
  StageKey,
  WorkTypeName,
  WorkTypeStatus,
  Person,
  StoredFile,
} from '@press/domain'

/*
 * Projects by their wire names (spec §3), like the rows of `wire.ts`: structural, sums in tiyn, days `yyyy-mm-dd`,
 * moments ISO 8601.
 */

/** A work type task. */
export interface WorkTask {
  id: number
  name: WorkTypeName
  /** How much there is of it: «384 000 зн.» */
  unit: string
  /** What its executor is owed, in tiyn; null while it is not agreed. */
  price: number | null
  executor: Person | null
  start_date: string | null
  end_date: string | null
  hours: number | null
  description: string
  status: WorkTypeStatus
  /** The finished work, and when it was handed in. */
  result_files: readonly StoredFile[]
  /** What was handed in before and came back, the first time first. */
  earlier_results: readonly (readonly StoredFile[])[]
  completed_at: string | null
  /** Quality, punctuality, creativity, politeness, communication. */
  scores: Rating | null
  /** What was said when it was returned, approved or cancelled. */
  comment: string
}

/** The book that a project makes. */
export interface ProjectBook {
  language: BookLanguage
  authors: string
  src_cover: string | null
  /** The furthest stage of its tech card. */
  stage: StageKey
}

export interface Project {
  id: number
  techcard_id: number
  name: string
  status: ProjectStatus
  urgent: boolean
  created_date: string
  start_date: string | null
  deadline: string | null
  description: string
  manager: Person | null
  budget: number | null
  fname_gdisk: string | null
  fname_print: string | null
  fname_signal: string | null
  editor_requirements: string
  designer_requirements: string
  templator_requirements: string
  notes: string
  tasks: WorkTask[]
  book: ProjectBook
}

/** A row of the lists. */
export interface ProjectRow {
  id: number
  techcard_id: number
  name: string
  book_name: string
  language: BookLanguage
  authors: string
  src_cover: string | null
  status: ProjectStatus
  urgent: boolean
  deadline: string | null
  manager: Person | null
  works_done: number
  works_total: number
}

/** A work that was handed in, as its executor's wallet has it. */
export interface WalletWork extends Pick<WorkTask, 'id' | 'name' | 'unit' | 'price' | 'status' | 'completed_at'> {
  project_id: number | null
  book_name: string
  language: BookLanguage
  /** The payment order that it was paid by. */
  payment: { number: string; date: string } | null
}

/** An approved work that waits for its money. */
export interface PayableWork extends Pick<WorkTask, 'id' | 'name' | 'unit' | 'price'> {
  book_name: string
  language: BookLanguage
  /** `yyyy-mm`; null where nobody knows when it was handed in. */
  month: string | null
  executor: { id: number; name: string }
}

/** What the press owes somebody by an act of works or a royalty, before it is paid; sums in tiyn. */
export interface Accrual {
  id: number
  kind: EarningKind
  number: number
  date: string
  party: { name: string; bin: string }
  contract: { number: string } | null
  gross: number
  withheld: readonly WithheldLine[]
  net: number
  /** The lines of an act. */
  works: readonly { book_name: string }[]
  royalty: { book_name: string } | null
}

/** What was paid by one payment order. */
export interface Payout {
  id: number
  number: string
  date: string
  works: number
  people: number
  gross: number
  withheld: number
  net: number
  paid_by: { name: string } | null
}

/** What an executor has earned, in tiyn: with the manager still, owed, paid. */
export interface Wallet {
  checking: number
  owed: number
  paid: number
  /** Of what was paid by acts and royalties: before and after what is withheld. */
  received: { gross: number; withheld: number; net: number }
  /** How many works each of them comes of. */
  counts: { checking: number; owed: number; paid: number }
  /** One a month (`yyyy-mm`), up to now: paid in it, and owed for what was handed in in it. */
  months: readonly { month: string; paid: number; owed: number }[]
}

/** An act of one's own works, or a royalty; sums in tiyn. */
export interface WorkAct {
  id: number
  kind: EarningKind
  number: number
  date: string
  works: number
  gross: number
  withheld: number
  net: number
  /** The day of its payment; null while it waits. */
  paid_on: string | null
  cancelled_at: string | null
}

/** What an executor says to a work that is open to all of them. */
export interface WorkResponse {
  work_id: number
  work: WorkTypeName
  executor: Person
  agree: boolean
  comment: string
  at: string
}

/** Who works with a project: the role decides what may be done, the person which works are their own. */
export interface Worker {
  role: RoleKey
  id: number
}
