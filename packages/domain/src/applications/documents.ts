import { limits } from '../constants.ts'

/** The files of an application, in the order of the form; the required ones are the spec's (§5). */
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

/** The documents that works on the book are done with: who does one reads them, and nothing else of the application (ours). */
const materials: readonly string[] = ['manuscript'] satisfies ApplicationDocument[]
export const isMaterial = (document: string): boolean => materials.includes(document)

export const applicationDocumentLimit = limits.document
