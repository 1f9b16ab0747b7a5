import { limits } from '../shared/constants.ts'

/** The files of an application, in the order of the form. The specification defines which files are required (§5). */
export const applicationDocuments = [
  { key: 'manuscript', required: true },
  { key: 'department_conclusion', required: true },
  { key: 'scientific_council_conclusion', required: true },
  { key: 'review_1', required: true },
  { key: 'methodological_council_conclusion', required: false },
  { key: 'umorums_conclusion', required: false },
  { key: 'review_2', required: false },
  { key: 'review_3', required: false },
  { key: 'contract_file', required: false },
] as const

export type ApplicationDocument = (typeof applicationDocuments)[number]['key']
export const applicationDocumentKeys: readonly ApplicationDocument[] = applicationDocuments.map(({ key }) => key)
export const requiredApplicationDocuments: readonly ApplicationDocument[] = applicationDocuments
  .filter(({ required }) => required)
  .map(({ key }) => key)

/**
 * The documents that have a number and a date of their own. They are reviews, and conclusions of the bodies that approve a book for
 * printing.
 */
export const conclusionKeys = [
  'department_conclusion',
  'methodological_council_conclusion',
  'scientific_council_conclusion',
  'umorums_conclusion',
  'review_1',
  'review_2',
  'review_3',
] as const satisfies ApplicationDocument[]
export type ConclusionKey = (typeof conclusionKeys)[number]
export const isConclusion = (document: string): document is ConclusionKey =>
  (conclusionKeys as readonly string[]).includes(document)

/** The number of a conclusion, and its date as `yyyy-mm-dd`. */
export interface Conclusion {
  number: string | null
  date: string | null
}
export type Conclusions = Partial<Record<ConclusionKey, Conclusion>>

/** The only documents of an application that an executor may read, because executors need them for their work (our rule). */
const executorDocuments: readonly string[] = ['manuscript'] satisfies ApplicationDocument[]
export const isExecutorDocument = (document: string): boolean => executorDocuments.includes(document)

export const maxApplicationDocumentBytes = limits.documentBytes
