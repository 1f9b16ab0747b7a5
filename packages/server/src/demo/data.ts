import type {
  ApplicationDocument,
  ApplicationStatus,
  BookFormat,
  BookLanguage,
  BudgetSource,
  EditionType,
  RoleKey,
  RoundVerdict,
  Specialization,
  StageKey,
} from '@press/domain'
import type { Locale } from '@press/i18n/node'
import annotationData from './data/annotations.json' with { type: 'json' }
import applicationData from './data/applications.json' with { type: 'json' }
import cardData from './data/cards.json' with { type: 'json' }
import organizationData from './data/organizations.json' with { type: 'json' }
import peopleData from './data/people.json' with { type: 'json' }

/** An organization to which a partner or an author belongs, with its details. */
export interface DemoOrganization {
  key: string
  name: string
  bin: string
  phone: string
  email: string
  address: string
  bank: string
  bic: string
  account: string
  kbe: string
  is_press?: boolean
}

export interface DemoPerson {
  name: string
  role: RoleKey
  email: string
  locale: Locale
  phone: string
  biography?: string
  specialization?: Specialization
  organization?: string
}

type Field = keyof typeof annotationData

interface Book {
  id: number
  book_name: string
  language: BookLanguage
  field: Field
  authors: string[]
}

export interface DemoCard extends Book {
  edition_type: EditionType
  manager: string
  stages: StageKey[]
  /** The number of finished works, and of all works. */
  works: [done: number, total: number]
  quantity: number
  /** The due date, as days from today. */
  due: number | null
  pages: number
  format: BookFormat
  archived?: boolean
}

export interface DemoApplication extends Book {
  status: ApplicationStatus
  budget_source: BudgetSource
  /** The id of the tech card that was created from the application. */
  card?: number
  /** Days since the last status change. If the application has a tech card, its dates follow the card instead. */
  days?: number
  /** The due date as days from today, if it differs from the usual due date. */
  due?: number
  reason?: string
  revision?: DemoRequest[]
  /** Revision rounds that the author has already answered. They precede the round that `revision` requests. */
  rounds?: DemoRound[]
}

export interface DemoRequest {
  document: ApplicationDocument
  reason: string
  /** The deadline, as days from today. */
  until: number
}

export interface DemoRound {
  /** How many days ago the round was requested. */
  asked: number
  /** How many days ago the author answered. */
  answered: number
  documents: (DemoRequest & {
    /** The author's upload: a new file, or the same file under another name. */
    came?: 'new' | 'same'
    answer?: string
    verdict?: RoundVerdict
  })[]
}

export const annotations: Record<Field, { ru: string; kz: string; en: string }> = annotationData
export const organizations: DemoOrganization[] = organizationData
export const people = peopleData as DemoPerson[]
export const cards = cardData as DemoCard[]
export const applications = applicationData as DemoApplication[]
