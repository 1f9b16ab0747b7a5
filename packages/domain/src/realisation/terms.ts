import { findInvalidDates } from '../shared/dates/dates.ts'
import { isValidBinIin } from '../shared/identifiers/bin-iin.ts'
import { isEmail } from '../shared/people/email.ts'
import type { RoyaltyShare } from './royalty.ts'

/** The form of a book's author contract. Empty fields are '' or null. Days are `yyyy-mm-dd`. */
export interface RoyaltyTermsInput {
  number: string
  date: string
  starts_on: string
  ends_on: string
  rate: number | null
  authors: readonly { name: string; share: number | null; iin?: string | undefined }[]
  email: string
}

export type RoyaltyTermsProblem = 'required' | 'date' | 'beforeStart' | 'rate' | 'shares' | 'email' | 'binIin'

/** The maximum number of authors in one contract. */
export const maxRoyaltyAuthors = 20

const isPercent = (value: number): boolean => value > 0 && value <= 100 && Math.round(value * 100) / 100 === value

/** Whether the shares add up to 100 %. Shares have up to two decimals, so they are added up as whole hundredths. */
export const sharesAddUp = (authors: readonly Pick<RoyaltyShare, 'share'>[]): boolean =>
  authors.reduce((sum, { share }) => sum + Math.round(share * 100), 0) === 10_000

/** Returns the problems of the terms of a contract by field (`authors.1.share`). The terms may be saved if there are none. */
export function validateRoyaltyTerms(terms: RoyaltyTermsInput): Record<string, RoyaltyTermsProblem> {
  const problems: Record<string, RoyaltyTermsProblem> = {}
  const { number, date, starts_on, ends_on, rate, authors } = terms
  if (ends_on && (starts_on || date) && ends_on < (starts_on || date)) problems['ends_on'] = 'beforeStart'
  for (const field of findInvalidDates(terms, ['date', 'starts_on', 'ends_on'])) problems[field] = 'date'
  if (!number.trim()) problems['number'] = 'required'
  if (!date) problems['date'] = 'required'
  if (rate === null) problems['rate'] = 'required'
  else if (!isPercent(rate)) problems['rate'] = 'rate'
  for (const [index, { name, share, iin }] of authors.entries()) {
    if (!name.trim()) problems[`authors.${index}.name`] = 'required'
    if (share === null) problems[`authors.${index}.share`] = 'required'
    else if (!isPercent(share)) problems[`authors.${index}.share`] = 'rate'
    if (iin?.trim() && !isValidBinIin(iin.trim())) problems[`authors.${index}.iin`] = 'binIin'
  }
  const email = terms.email.trim()
  if (email && !isEmail(email)) problems['email'] = 'email'
  // The field of the last share shows the problem of the sum, once all shares are numbers.
  const shares = authors.flatMap(({ share }) => (share === null ? [] : [{ share }]))
  const lastShareField = `authors.${authors.length - 1}.share`
  if (authors.length === 0) problems['authors'] = 'required'
  else if (shares.length === authors.length && !problems[lastShareField] && !sharesAddUp(shares))
    problems[lastShareField] = 'shares'
  return problems
}
