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

/** An organization whose details a partner or an author has. */
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
  works: [done: number, total: number]
  quantity: number
  /** Days from now. */
  due: number | null
  pages: number
  format: BookFormat
  archived?: boolean
}

export interface DemoApplication extends Book {
  status: ApplicationStatus
  budget_source: BudgetSource
  /** The card created from it. */
  card?: number
  /** Days since its last status change; an application with a card follows the card. */
  days?: number
  /** Days from now, if different from the usual. */
  due?: number
  reason?: string
  revision?: DemoRequest[]
  /** Rounds that the author has answered, before the one that `revision` requests. */
  rounds?: DemoRound[]
}

export interface DemoRequest {
  document: ApplicationDocument
  reason: string
  /** Days from now. */
  until: number
}

export interface DemoRound {
  /** Days ago. */
  asked: number
  answered: number
  documents: (DemoRequest & {
    /** A new file, or the same one under another name. */
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
