import { limits } from '../shared/constants.ts'
import { contractExpiryWarningDays } from '../shared/documents/contracts.ts'
import { addDays, findInvalidDates } from '../shared/dates/dates.ts'
import { isValidBinIin } from '../shared/identifiers/bin-iin.ts'
import { isEmail } from '../shared/people/email.ts'

/** The states of a memorandum of cooperation on a given day. */
export const memorandumStates = ['unsigned', 'inForce', 'ending', 'ended'] as const
export type MemorandumState = (typeof memorandumStates)[number]

/** The number of days before the end date from which a memorandum is due for renewal. It is the same as for a contract. */
export const memorandumExpiryWarningDays = contractExpiryWarningDays[1]

/** Returns the state of a memorandum. Days are `yyyy-mm-dd`. A memorandum without an end date stays in force. */
export function getMemorandumState(
  { signed_on, ends_on }: { signed_on: string | null; ends_on: string | null },
  today: string,
): MemorandumState {
  if (ends_on !== null && ends_on < today) return 'ended'
  if (signed_on === null) return 'unsigned'
  return ends_on !== null && ends_on <= addDays(today, memorandumExpiryWarningDays) ? 'ending' : 'inForce'
}

/** The fields of a memorandum's form. Empty fields are ''. */
export interface MemorandumInput {
  number: string
  date: string
  party_name: string
  party_bin: string
  subject: string
  signed_on: string
  ends_on: string
  contact_email: string
  note: string
}

export type MemorandumProblem = 'required' | 'tooLong' | 'binIin' | 'email' | 'date' | 'beforeDate'

/** Returns the problems of a memorandum by field. The memorandum may be saved if there are none. */
export function validateMemorandum(
  memorandum: MemorandumInput,
): Partial<Record<keyof MemorandumInput, MemorandumProblem>> {
  const problems: ReturnType<typeof validateMemorandum> = {}
  for (const field of ['signed_on', 'ends_on'] as const)
    if (memorandum[field] && memorandum.date && memorandum[field] < memorandum.date) problems[field] = 'beforeDate'
  for (const field of findInvalidDates(memorandum, ['date', 'signed_on', 'ends_on'])) problems[field] = 'date'
  for (const field of ['subject', 'note'] as const)
    if (memorandum[field].length > limits.noteLength) problems[field] = 'tooLong'
  for (const field of ['number', 'date', 'party_name', 'subject'] as const)
    if (!memorandum[field].trim()) problems[field] = 'required'
  const [bin, email] = [memorandum.party_bin.trim(), memorandum.contact_email.trim()]
  if (bin && !isValidBinIin(bin)) problems.party_bin = 'binIin'
  if (email && !isEmail(email)) problems.contact_email = 'email'
  return problems
}
