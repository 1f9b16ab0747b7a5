import type { WorkTypeName, StoredFile, Author, PrintInfo, TechCard, TechCardFields } from '@press/domain'

/** The form values. Files include their names, for display. */
export interface TechCardValues extends TechCardFields {
  authors: Author[]
  work_types: WorkTypeName[]
  cover_file: StoredFile | null
  fpage_file: StoredFile | null
  ioot_file: StoredFile | null
}

/** The request body: files are sent as ids. */
export type TechCardFormBody = Omit<TechCardValues, 'cover_file' | 'fpage_file' | 'ioot_file'> & {
  src_cover: number | null
  src_fpage: number | null
  ioot_file: number | null
}

const noProtocol = { number: null, date: null }
/** Contains every field by name. A missing field would count as changed as soon as the form is rendered. */
const noPrintInfo = {
  copies: null,
  colored_pages: null,
  inserts_count: null,
  paper_text: null,
  colorfulness_text: null,
  paper_insert: null,
  colorfulness_insert: null,
  paper_cover: null,
  colorfulness_cover: null,
  paper_flyleaf: null,
  colorfulness_flyleaf: null,
  lamination: null,
  binding: null,
  remarks: null,
} satisfies Record<keyof PrintInfo, null>

export const emptyTechCard: TechCardValues = {
  book_name: '',
  language: 'kz',
  edition_type: null,
  ISBN: null,
  udc: null,
  bbk: null,
  quantity: null,
  pages: null,
  symbols: null,
  format: null,
  volume: null,
  kegel: null,
  typeface: null,
  printing_method: null,
  printer_name: null,
  printer_address: null,
  ioot: null,
  pre_editorial_conclusion: null,
  department_protocol: noProtocol,
  methodological_council_protocol: noProtocol,
  scientific_council_protocol: noProtocol,
  circulation_author: null,
  circulation_university: null,
  circulation_library: null,
  project_manager_id: null,
  created_date: null,
  appointment_date: null,
  due: null,
  fname_gdisk: null,
  fname_print: null,
  fname_signal: null,
  delivery_address: null,
  from_address: null,
  delivery_payment: null,
  print_info: noPrintInfo,
  authors: [],
  work_types: [],
  cover_file: null,
  fpage_file: null,
  ioot_file: null,
}

/** Returns the form values of a card, with exactly the fields of the form. */
export function toTechCardValues(card: TechCard): TechCardValues {
  const fields = Object.keys(emptyTechCard) as (keyof TechCardValues)[]
  const values = Object.fromEntries(fields.map((field) => [field, card[field]])) as unknown as TechCardValues
  return {
    ...values,
    work_types: card.work_types.map(({ name }) => name),
    print_info: { ...noPrintInfo, ...card.print_info },
  }
}

/** Returns the request body with only the changed fields. */
export function getTechCardChanges({
  cover_file,
  fpage_file,
  ioot_file,
  ...fields
}: Partial<TechCardValues>): Partial<TechCardFormBody> {
  return {
    ...fields,
    ...(cover_file !== undefined && { src_cover: cover_file?.id ?? null }),
    ...(fpage_file !== undefined && { src_fpage: fpage_file?.id ?? null }),
    ...(ioot_file !== undefined && { ioot_file: ioot_file?.id ?? null }),
  }
}

/** Sections in the order of the passport; their index gives their number. */
export const techCardSections = [
  'edition',
  'approvals',
  'volume',
  'print',
  'distribution',
  'dates',
  'links',
  'delivery',
] as const
export type TechCardSection = (typeof techCardSections)[number]

/** The parts of the print info, as separate fields. */
export type PrintField = `print_info.${keyof PrintInfo}`
/** A field as the editor shows it. */
export type CardField = Exclude<keyof TechCardValues, 'print_info'> | PrintField

/** The fields of each section, in the order in which people fill them in. */
export const sectionFields: Readonly<Record<TechCardSection, readonly CardField[]>> = {
  edition: [
    'book_name',
    'authors',
    'edition_type',
    'ISBN',
    'udc',
    'bbk',
    'ioot',
    'ioot_file',
    'pre_editorial_conclusion',
    'cover_file',
    'fpage_file',
  ],
  approvals: ['department_protocol', 'methodological_council_protocol', 'scientific_council_protocol'],
  volume: [
    'pages',
    'symbols',
    'format',
    'kegel',
    'typeface',
    'print_info.colored_pages',
    'language',
    'quantity',
    'volume',
  ],
  print: [
    'print_info.paper_text',
    'print_info.colorfulness_text',
    'print_info.paper_insert',
    'print_info.colorfulness_insert',
    'print_info.inserts_count',
    'print_info.paper_flyleaf',
    'print_info.colorfulness_flyleaf',
    'print_info.paper_cover',
    'print_info.colorfulness_cover',
    'print_info.lamination',
    'print_info.binding',
    'printing_method',
    'printer_name',
    'printer_address',
    'print_info.copies',
    'print_info.remarks',
  ],
  distribution: ['circulation_author', 'circulation_library', 'circulation_university'],
  dates: ['created_date', 'appointment_date', 'project_manager_id', 'due', 'work_types'],
  links: ['fname_gdisk', 'fname_print', 'fname_signal'],
  delivery: ['delivery_address', 'from_address', 'delivery_payment'],
}

export const getSection = (field: CardField): TechCardSection =>
  techCardSections.find((section) => sectionFields[section].includes(field)) ?? 'edition'

const isPrintField = (field: CardField): field is PrintField => field.startsWith('print_info.')
const getPrintKey = (field: PrintField) => field.slice('print_info.'.length) as keyof PrintInfo

/** Returns a field's value, also from the nested print info. */
export const getCardValue = (values: TechCardValues, field: CardField): unknown =>
  isPrintField(field) ? values.print_info[getPrintKey(field)] : values[field as keyof TechCardValues]

/** Returns the fields whose values differ, in the order of the passport. */
export const listChangedCardFields = (oldValues: TechCardValues, newValues: TechCardValues): CardField[] =>
  techCardSections
    .flatMap((section) => sectionFields[section])
    .filter(
      (field) => JSON.stringify(getCardValue(oldValues, field)) !== JSON.stringify(getCardValue(newValues, field)),
    )
