import type { StoredFile } from '../shared/files/rows.ts'
import type { Rating } from '../shared/people/rating.ts'
import type { Person } from '../shared/people/rows.ts'
import type { BookLanguage } from '../shared/books/reference-lists.ts'
import type { StageKey } from '../shared/stages/stages.ts'
import type { EarningKind, PayeeKind, WithheldLine } from '../shared/withholding/withheld.ts'
import type { ProjectStatus } from './statuses.ts'
import type { WorkTypeName, WorkTypeStatus } from '../shared/books/work-types.ts'

/** A work of a project. */
export interface WorkTask {
  id: number
  version: number
  name: WorkTypeName
  /** The amount of work: «384 000 зн.» */
  unit: string
  /** The executor's fee. Null when no fee is agreed, or the reader may not see it. */
  price: number | null
  executor: Person | null
  start_date: string | null
  end_date: string | null
  hours: number | null
  description: string
  status: WorkTypeStatus
  /** The submitted files, in the order of submission. */
  result_files: StoredFile[]
  /** Submissions that were returned to the executor, the earliest first. */
  earlier_results: StoredFile[][]
  completed_at: string | null
  /** The scores for quality, punctuality, creativity, politeness and communication. */
  scores: Rating | null
  /** The comment with which the work was returned, approved or cancelled. */
  comment: string
}

/** The book of a project. */
export interface ProjectBook {
  language: BookLanguage
  authors: string
  src_cover: string | null
  /** The most advanced stage of the book's tech card. */
  stage: StageKey
}

/** A project with all of its fields. */
export interface Project {
  id: number
  version: number
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
  /** The works that the reader may see. An executor sees only the executor's own works. */
  tasks: WorkTask[]
  book: ProjectBook
}

/** A project, as the list shows it. */
export interface ProjectRow {
  id: number
  version: number
  techcard_id: number
  name: string
  book_name: string
  language: BookLanguage
  authors: string
  src_cover: string | null
  status: ProjectStatus
  urgent: boolean
  created_date: string
  start_date: string | null
  deadline: string | null
  manager: Person | null
  works_done: number
  works_total: number
}

/** An executor's response to a work that is offered to several executors. */
export interface WorkResponse {
  work_id: number
  work: WorkTypeName
  executor: Person
  agree: boolean
  comment: string
  at: string
}

/** A work as its executor sees it, with its book. */
export interface MyWork extends WorkTask {
  project_id: number
  techcard_id: number
  book_name: string
  language: BookLanguage
  authors: string
  src_cover: string | null
  manager: Person | null
}

/** An executor's earnings: sums of works in review, owed and paid. */
export interface Wallet {
  checking: number
  owed: number
  paid: number
  /** What acts and royalties paid, before and after deductions. */
  received: { gross: number; withheld: number; net: number }
  /** Signed contracts in force, which are paid after their own acts. */
  agreed: { count: number; sum: number }
  /** The number of works in each of the three sums. */
  counts: { checking: number; owed: number; paid: number }
  /** One entry per month (`yyyy-mm`), up to the current one: `paid` in the month, and `owed` for works submitted in it. */
  months: { month: string; paid: number; owed: number }[]
}

/** A submitted work in its executor's wallet. */
export interface WalletWork extends Pick<WorkTask, 'id' | 'name' | 'unit' | 'price' | 'status' | 'completed_at'> {
  project_id: number | null
  book_name: string
  language: BookLanguage
  /** The id of the act that includes the work. */
  act_id: number | null
  /** The payment order. Null when the work is unpaid or was paid without a payment order. */
  payment: { number: string; date: string } | null
}

/** An approved work that is not paid yet. */
export interface PayableWork {
  id: number
  version: number
  name: WorkTypeName
  unit: string
  /** The executor's fee. Null when no fee is agreed; then the work cannot be paid. */
  price: number | null
  book_name: string
  language: BookLanguage
  techcard_id: number
  /** When the work was submitted, and in which month (`yyyy-mm`). */
  completed_at: string | null
  month: string | null
  executor: Person
}

/** A payee, as the contract names the payee. Unknown values are ''. */
export interface AccrualParty {
  name: string
  /** The payee's IIN or BIN. */
  bin: string
  address: string
  account: string
  bank: string
  bic: string
  kbe: string
}

/** A work in an act, with the data as of the day of the act. */
export interface ActWork {
  id: number
  name: WorkTypeName
  unit: string
  price: number
  book_name: string
  language: BookLanguage
  /** The due date of the work, and the day of its submission. */
  due: string | null
  handed_in: string | null
}

/** The book and the contract for which a royalty is paid. */
export interface AccrualRoyalty {
  book_name: string
  from: string
  to: string
  share: number
  /** The author's index in the contract, from 0, because two authors may have the same name. Older accruals do not have it. */
  place?: number | undefined
}

/** An amount that the press owes a payee, for an act of works or as a royalty. It has the sums before and after withholding. */
export interface Accrual {
  id: number
  version: number
  kind: EarningKind
  year: number
  number: number
  date: string
  /** The payee's user account; null without an account. */
  payee_id: number | null
  payee: PayeeKind
  party: AccrualParty
  contract: { id: number; number: string; date: string } | null
  gross: number
  withheld: WithheldLine[]
  net: number
  works: ActWork[]
  royalty: AccrualRoyalty | null
  paid_on: string | null
  cancelled_at: string | null
  reason: string
}

/** Accruals that were paid by one payment order. */
export interface Payout {
  id: number
  number: string
  date: string
  /** The number of works and the number of people that the payout pays. */
  works: number
  people: number
  gross: number
  /** The amount that was withheld, in tiyn. 0 for payouts made before accruals existed. */
  withheld: number
  net: number
  paid_by: Person | null
}

/** An act of the reader's own works, or a royalty of the reader. */
export interface WalletAccrual extends Pick<
  Accrual,
  'id' | 'kind' | 'number' | 'date' | 'gross' | 'net' | 'paid_on' | 'cancelled_at'
> {
  /** The number of works that the act includes. */
  works: number
  withheld: number
}
