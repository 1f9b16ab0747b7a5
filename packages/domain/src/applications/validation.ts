import { limits } from '../shared/constants.ts'
import { isIsoDate } from '../shared/dates/dates.ts'
import { isEmail } from '../shared/people/email.ts'
import {
  conclusionKeys,
  requiredApplicationDocuments,
  type ApplicationDocument,
  type Conclusions,
} from './documents.ts'

export interface NewAuthor {
  name: string
  email: string
  phone: string
}

export interface ApplicationInput {
  book_name: string
  annotation_kz: string
  annotation_rus: string
  annotation_en: string
  budget_source: string | null
  agreed: boolean
  authors: readonly NewAuthor[]
  exist_authors: readonly number[]
  /** The keys of the documents that have a file. */
  files: readonly ApplicationDocument[]
  conclusions: Conclusions
}

export type ApplicationProblem = 'required' | 'tooLong' | 'mustAgree' | 'email' | 'date' | 'future'
/**
 * Problems by form field. The name of a new author is `authors.0.name`, a file is its document's key, and the date of a conclusion
 * is `conclusions.review_1.date`.
 */
export type ApplicationProblems = Record<string, ApplicationProblem>

/** Returns the problems of an application by field; empty if it can be submitted today (spec §5). */
export function validateApplication(application: ApplicationInput, today: string): ApplicationProblems {
  const problems: ApplicationProblems = {}
  if (!application.book_name.trim()) problems['book_name'] = 'required'
  else if (application.book_name.length > limits.bookNameLength) problems['book_name'] = 'tooLong'
  for (const field of ['annotation_kz', 'annotation_rus', 'annotation_en'] as const)
    if (application[field].length > limits.annotationLength) problems[field] = 'tooLong'
  application.authors.forEach((author, index) => {
    if (!author.name.trim()) problems[`authors.${index}.name`] = 'required'
    if (!author.email.trim()) problems[`authors.${index}.email`] = 'required'
    else if (!isEmail(author.email.trim())) problems[`authors.${index}.email`] = 'email'
  })
  if (!application.budget_source) problems['budget_source'] = 'required'
  for (const document of requiredApplicationDocuments)
    if (!application.files.includes(document)) problems[document] = 'required'
  for (const key of conclusionKeys) {
    const { number, date } = application.conclusions[key] ?? {}
    if ((number ?? '').length > limits.documentNumber) problems[`conclusions.${key}.number`] = 'tooLong'
    if (date && !isIsoDate(date)) problems[`conclusions.${key}.date`] = 'date'
    else if (date && date > today) problems[`conclusions.${key}.date`] = 'future'
  }
  if (!application.agreed) problems['agreed'] = 'mustAgree'
  return problems
}
