import { limits } from '../shared/constants.ts'
import { findInvalidDates } from '../shared/dates/dates.ts'
import { getIsbnProblem } from '../shared/identifiers/isbn.ts'

/** The required fields of a tech card (spec §5). */
export const requiredTechCardFields = [
  'book_name',
  'edition_type',
  'authors',
  'work_types',
  'project_manager_id',
  'created_date',
  'appointment_date',
] as const

export interface TechCardInput {
  book_name: string
  edition_type: string | null
  authors: readonly unknown[]
  work_types: readonly unknown[]
  project_manager_id: number | null
  created_date: string | null
  appointment_date: string | null
  quantity?: number | null
  circulation_author?: number | null
  circulation_university?: number | null
  circulation_library?: number | null
  ISBN?: string | null
  pages?: number | null
  fname_gdisk?: string | null
  fname_print?: string | null
  fname_signal?: string | null
}

/** The fields with links to the book's files. */
const linkFields = ['fname_gdisk', 'fname_print', 'fname_signal'] as const

export type TechCardProblem =
  | 'required'
  | 'tooLong'
  | 'date'
  | 'beforeCreated'
  | 'moreThanPrinted'
  | 'isbn'
  | 'zero'
  | 'link'
export type TechCardProblems = Partial<Record<keyof TechCardInput, TechCardProblem>>

const isEmpty = (value: unknown): boolean =>
  value == null || (typeof value === 'string' ? !value.trim() : Array.isArray(value) && value.length === 0)

const isLink = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

/** Returns the problems of a tech card by field. The tech card may be saved if there are none. */
export function validateTechCard(card: TechCardInput): TechCardProblems {
  const problems: TechCardProblems = {}
  for (const field of requiredTechCardFields) if (isEmpty(card[field])) problems[field] = 'required'
  if (card.book_name.length > limits.bookNameLength) problems.book_name = 'tooLong'
  if (card.created_date && card.appointment_date && card.appointment_date < card.created_date)
    problems.appointment_date = 'beforeCreated'
  for (const field of findInvalidDates(card, ['created_date', 'appointment_date'])) problems[field] = 'date'
  const totalCopies =
    (card.circulation_author ?? 0) + (card.circulation_university ?? 0) + (card.circulation_library ?? 0)
  if (card.quantity != null && totalCopies > card.quantity) problems.circulation_author = 'moreThanPrinted'
  if (card.ISBN && getIsbnProblem(card.ISBN)) problems.ISBN = 'isbn'
  for (const field of ['pages', 'quantity'] as const) if (card[field] === 0) problems[field] = 'zero'
  for (const field of linkFields) if (card[field] && !isLink(card[field])) problems[field] = 'link'
  return problems
}

/** Returns the problems of the reason for a move. The reason stays in the card's history. */
export function validateMove({ reason }: { reason: string }): Partial<Record<'reason', TechCardProblem>> {
  if (!reason.trim()) return { reason: 'required' }
  return reason.length > limits.noteLength ? { reason: 'tooLong' } : {}
}

/** Returns the problems of an approval. The signature of a signal copy needs a date. */
export const validateApproval = ({ date }: { date: string | null }): Partial<Record<'date', TechCardProblem>> =>
  date ? {} : { date: 'required' }
