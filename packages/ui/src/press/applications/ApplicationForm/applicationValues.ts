import {
  applicationDocumentKeys,
  applicationProblems,
  type ApplicationDocument,
  type ApplicationFacts,
  type ApplicationProblems,
  type BookLanguage,
  type BudgetSource,
  type NewAuthor,
} from '@press/domain'
import type { Application } from '../wire.ts'
import type { AuthorOption } from '../../people/wire.ts'
import type { StoredFile } from '../../../primitives/FileUpload/index.ts'

/** What the form holds and a draft keeps: people and files with their names, so that it can be shown again. */
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
}

/** What is sent: people and files by their numbers, each file under its document's name. */
export type ApplicationFormBody = Omit<ApplicationValues, 'exist_authors' | 'files'> & {
  exist_authors: number[]
} & Partial<Record<ApplicationDocument, number | null>>

export const applicationSteps = ['book', 'authors', 'files', 'review'] as const
export type ApplicationStep = (typeof applicationSteps)[number]

export const blankApplication: ApplicationValues = {
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
}

/** The form's values of an application that was sent before. */
export function applicationValues(application: Application): ApplicationValues {
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
    exist_authors: application.authors.flatMap(({ id, name, organization = null }) =>
      id === null ? [] : [{ id, name, organization }],
    ),
    files: application.files,
  }
}

const given = (files: ApplicationValues['files']) => applicationDocumentKeys.filter((key) => files[key])

const factsOf = (values: ApplicationValues): ApplicationFacts => ({
  ...values,
  exist_authors: values.exist_authors.map(({ id }) => id),
  files: given(values.files),
})

export const problemsOf = (values: ApplicationValues): ApplicationProblems => applicationProblems(factsOf(values))

export function bodyOf({ exist_authors, files, ...fields }: ApplicationValues): ApplicationFormBody {
  return {
    ...fields,
    exist_authors: exist_authors.map(({ id }) => id),
    ...Object.fromEntries(applicationDocumentKeys.map((key) => [key, files[key]?.id ?? null])),
  }
}

const isDocument = (field: string): field is ApplicationDocument =>
  (applicationDocumentKeys as readonly string[]).includes(field)

/** Where the form keeps a field that rules and server call by its wire name. */
export const pathOf = (field: string): string => (isDocument(field) ? `files.${field}` : field)

/** The step on which a field, by its wire name, is filled in. */
export function stepOf(field: string): ApplicationStep {
  if (isDocument(field) || field === 'budget_source' || field === 'agreed') return 'files'
  return /^(exist_)?authors\b/.test(field) ? 'authors' : 'book'
}

/** The fields of each step, by where they are kept; the agreement stands under two of them. */
export const fieldsOfStep = {
  book: ['book_name', 'language', 'annotation_kz', 'annotation_rus', 'annotation_en'],
  authors: ['authors', 'exist_authors'],
  files: ['files', 'budget_source'],
  review: [],
} as const satisfies Record<ApplicationStep, readonly (keyof ApplicationValues)[]>
