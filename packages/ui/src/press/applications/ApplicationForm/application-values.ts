import {
  applicationDocumentKeys,
  validateApplication,
  conclusionKeys,
  validateRound,
  type ApplicationDocument,
  type ApplicationInput,
  type ApplicationProblem,
  type BookLanguage,
  type BudgetSource,
  type Conclusions,
  type NewAuthor,
  type RoundProblem,
  type StoredFile,
  type Application,
  type RevisionRequest,
  type AuthorOption,
} from '@press/domain'
import { todayAtPress } from '../../../primitives/DateField/index.ts'

/** The values of the form and its draft. People and files include their names, so that a draft can be shown again. */
export interface ApplicationValues {
  book_name: string
  language: BookLanguage
  annotation_kz: string
  annotation_rus: string
  annotation_en: string
  budget_source: BudgetSource | null
  agreed: boolean
  authors: NewAuthor[]
  exist_authors: AuthorOption[]
  files: Partial<Record<ApplicationDocument, StoredFile | null>>
  /** Number and date of conclusions and reviews. */
  conclusions: Conclusions
  /** In revision: text answers given instead of a new file, by document. */
  answers: Partial<Record<ApplicationDocument, string>>
}

/** The request body: people and files by id, each file under its document's name. */
export type ApplicationFormBody = Omit<ApplicationValues, 'exist_authors' | 'files'> & {
  exist_authors: number[]
} & Partial<Record<ApplicationDocument, number | null>>

export const applicationSteps = ['book', 'authors', 'files', 'review'] as const
export type ApplicationStep = (typeof applicationSteps)[number]

export const emptyApplication: ApplicationValues = {
  book_name: '',
  language: 'kz',
  annotation_kz: '',
  annotation_rus: '',
  annotation_en: '',
  budget_source: null,
  agreed: false,
  authors: [],
  exist_authors: [],
  files: {},
  conclusions: {},
  answers: {},
}

/** Returns the conclusion details whose document exists, in the order of the form; empty values become null. */
function getConclusions({ conclusions, files }: Pick<ApplicationValues, 'conclusions' | 'files'>): Conclusions {
  return Object.fromEntries(
    conclusionKeys.flatMap((key) => {
      const { number, date } = conclusions[key] ?? {}
      return files[key] && (number || date) ? [[key, { number: number || null, date: date || null }]] : []
    }),
  )
}

/** Returns the values in a fixed order, without empty document details, so that equal values are serialized equally. */
export const normalizeValues = (values: ApplicationValues): ApplicationValues => ({
  ...values,
  authors: values.authors.map(({ name, email, phone }) => ({ name, email, phone })),
  exist_authors: values.exist_authors.map(({ id, name, organization }) => ({ id, name, organization })),
  files: Object.fromEntries(
    applicationDocumentKeys.flatMap((key) => {
      const file = values.files[key]
      return file ? [[key, { id: file.id, name: file.name, size: file.size, mime: file.mime }]] : []
    }),
  ),
  conclusions: getConclusions(values),
})

/** Returns the form's values for an application that was sent before. */
export function toApplicationValues(application: Application): ApplicationValues {
  const { book_name, language, annotation_kz, annotation_rus, annotation_en, budget_source, agreed } = application
  return {
    book_name,
    language,
    annotation_kz,
    annotation_rus,
    annotation_en,
    budget_source,
    agreed,
    authors: application.authors
      .filter(({ id }) => id === null)
      .map(({ name, email, phone }) => ({ name, email, phone })),
    exist_authors: application.authors.flatMap(({ id, name, organization }) =>
      id === null ? [] : [{ id, name, organization }],
    ),
    files: application.files,
    conclusions: application.conclusions,
    answers: Object.fromEntries(application.revision.map(({ document, answer }) => [document, answer])),
  }
}

const getAttachedKeys = (files: ApplicationValues['files']) => applicationDocumentKeys.filter((key) => files[key])

export const toRulesInput = (values: Omit<ApplicationValues, 'answers'>): ApplicationInput => ({
  ...values,
  exist_authors: values.exist_authors.map(({ id }) => id),
  files: getAttachedKeys(values.files),
  conclusions: getConclusions(values),
})

/** The context of a revision: the requests, and the files that they are about. */
export interface RevisionContext {
  revision: readonly RevisionRequest[]
  sentFiles: ApplicationValues['files']
}

/** Whether the file that a request is about has been replaced by another. */
export const isReplaced = (
  document: ApplicationDocument,
  files: ApplicationValues['files'],
  { sentFiles }: Pick<RevisionContext, 'sentFiles'>,
) => Boolean(files[document]) && files[document]?.id !== sentFiles[document]?.id

export const validateForm = (
  values: ApplicationValues,
  context: RevisionContext,
): Partial<Record<string, ApplicationProblem | RoundProblem>> => ({
  ...validateRound(
    context.revision.map(({ document }) => ({
      document,
      replaced: isReplaced(document, values.files, context),
      // Only the server can tell whether two files have the same content.
      same: null,
      answer: values.answers[document] ?? '',
    })),
  ),
  ...validateApplication(toRulesInput(values), todayAtPress()),
})

export function toRequestBody({
  exist_authors,
  files,
  conclusions,
  ...fields
}: ApplicationValues): ApplicationFormBody {
  return {
    ...fields,
    conclusions: getConclusions({ conclusions, files }),
    exist_authors: exist_authors.map(({ id }) => id),
    ...Object.fromEntries(applicationDocumentKeys.map((key) => [key, files[key]?.id ?? null])),
  }
}

const isDocument = (field: string): field is ApplicationDocument =>
  (applicationDocumentKeys as readonly string[]).includes(field)

/** Converts the API name of a field, as the rules and the server give it, to the path in the form. */
export const getPath = (field: string): string => (isDocument(field) ? `files.${field}` : field)

/** Returns the step of a field, by its API name. */
export function getStep(field: string): ApplicationStep {
  if (field === 'agreed') return 'review'
  if (isDocument(field) || field === 'budget_source' || field.startsWith('conclusions.')) return 'files'
  return /^(exist_)?authors\b/.test(field) ? 'authors' : 'book'
}

/** Returns the first incomplete step, where editing continues. */
export function getFirstIncompleteStep(values: ApplicationValues, context: RevisionContext): ApplicationStep {
  const incompleteSteps = new Set(Object.keys(validateForm(values, context)).map(getStep))
  return applicationSteps.find((step) => incompleteSteps.has(step)) ?? 'review'
}

/** The fields of each step, by form path. */
export const fieldsOfStep = {
  book: ['book_name', 'language', 'annotation_kz', 'annotation_rus', 'annotation_en'],
  authors: ['authors', 'exist_authors'],
  files: ['files', 'conclusions', 'answers', 'budget_source'],
  review: ['agreed'],
} as const satisfies Record<ApplicationStep, readonly (keyof ApplicationValues)[]>
