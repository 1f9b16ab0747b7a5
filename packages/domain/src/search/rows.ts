import type { ApplicationStatus } from '../applications/statuses.ts'
import type { ContractKind, ContractStatus } from '../shared/documents/contracts.ts'
import type { OfferStatus } from '../shared/documents/offers.ts'
import type { Person } from '../shared/people/rows.ts'
import type { ProjectStatus } from '../projects/statuses.ts'
import type { ShopOrderStatus } from '../shop-orders/statuses.ts'
import type { BookLanguage } from '../shared/books/reference-lists.ts'
import type { StageKey } from '../shared/stages/stages.ts'
import type { SearchKind } from './kinds.ts'

interface Title {
  id: number
  book_name: string
  authors: string
  language: BookLanguage
}

/** The fields of a search result, by the kind of row. */
export interface FoundItems {
  techcard: Title & {
    src_cover: string | null
    /** The most advanced stage of the book, and the time when the book reached it. */
    stage: StageKey
    stage_since: string
    is_archieve: boolean
    quantity: number | null
    due: string | null
    project_manager: Person | null
    /** The latest offer for the book; null for readers who may not see offers. */
    offer: { id: number; number: string; progress: number } | null
  }
  book: Title & {
    src_cover: string | null
    techcard_id: number | null
    ISBN: string | null
    year: number | null
    copies_left: number | null
  }
  application: Title & { status: ApplicationStatus; due: string | null; created_at: string }
  project: Title & {
    src_cover: string | null
    name: string
    techcard_id: number
    status: ProjectStatus
    deadline: string | null
    manager: Person | null
  }
  offer: {
    id: number
    number: string
    date: string
    recipient_name: string
    /** The name of the offer's first book, and the number of its other books. */
    book_name: string
    more: number
    status: OfferStatus
    sum: number
    progress: number
  }
  shoporder: {
    id: number
    customer_name: string
    titles: string
    status: ShopOrderStatus
    sum: number
    created_at: string
  }
  contract: {
    id: number
    number: string
    party_name: string
    kind: ContractKind
    status: ContractStatus
    ends_on: string | null
  }
  organization: { id: number; name: string; IIN: string }
  person: Person & { status: 'active' | 'offline' }
  message: {
    id: number
    conversation_id: number
    /** The name of the group or of the group's book; null for a private conversation. */
    chat_name: string | null
    content: string
    user: Person
    created_at: string
  }
}

/** The search results of one kind. The best matches are first; of equally good matches, the newest. */
export type FoundGroup = {
  [Kind in SearchKind]: {
    kind: Kind
    /** The number of all matches that the person may see. */
    total: number
    /** Whether there is no exact match, so that the results differ from the query by one letter. */
    near: boolean
    /** Whether the search of this kind failed. */
    failed: boolean
    items: FoundItems[Kind][]
  }
}[SearchKind]
