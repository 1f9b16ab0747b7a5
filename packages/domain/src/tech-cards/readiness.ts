/**
 * The fields that a signal copy needs, by the sections of the passport (our rule). A missing field blocks nothing. The passport
 * only shows it to the people who fill it in.
 */
export const signalFields = {
  edition: ['book_name', 'authors', 'edition_type', 'language', 'ISBN', 'ioot'],
  approvals: ['department_protocol', 'methodological_council_protocol', 'scientific_council_protocol'],
  volume: ['pages', 'symbols', 'format', 'kegel', 'quantity'],
  print: [
    'print_info.paper_text',
    'print_info.colorfulness_text',
    'print_info.paper_cover',
    'print_info.colorfulness_cover',
    'print_info.lamination',
    'print_info.binding',
  ],
  distribution: ['circulation_author', 'circulation_library', 'circulation_university'],
  dates: ['appointment_date', 'due'],
} as const
export type SignalSection = keyof typeof signalFields
export type SignalField = (typeof signalFields)[SignalSection][number]

interface SectionReadiness {
  section: SignalSection
  total: number
  missing: SignalField[]
}

export interface Readiness {
  filled: number
  total: number
  /** The sections of the passport, in their order. */
  sections: SectionReadiness[]
}

export interface Protocol {
  number: string | null
  date: string | null
}

/** The fields of a card that its signal copy needs. */
export type SignalInput = Partial<Record<Exclude<SignalField, `print_info.${string}`>, unknown>> & {
  print_info?: object | undefined
}

const isProtocol = (value: unknown): value is Protocol =>
  typeof value === 'object' && value !== null && 'number' in value

export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (isProtocol(value)) return Boolean(value.number && value.date)
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined
}

const getFieldValue = (card: SignalInput, field: SignalField): unknown =>
  field.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], card)

/** Returns the readiness of a card for its signal copy: the number of filled-in fields, and the missing fields by section. */
export function calculateSignalReadiness(card: SignalInput): Readiness {
  const sections = Object.entries(signalFields).map(([section, fields]) => ({
    section: section as SignalSection,
    total: fields.length,
    missing: fields.filter((field) => !isFilled(getFieldValue(card, field))),
  }))
  const total = sections.reduce((sum, section) => sum + section.total, 0)
  const missing = sections.reduce((sum, section) => sum + section.missing.length, 0)
  return { filled: total - missing, total, sections }
}
