import type {
  ApplicationStatus,
  BookLanguage,
  ContractKind,
  ContractStatus,
  OfferStatus,
  ProjectStatus,
  SearchKind,
  ShopOrderStatus,
  StageKey,
  Person,
} from '@press/domain'

interface Title {
  id: number
  book_name: string
  authors: string
  language: BookLanguage
}

/** What a search finds, by its wire names. Days are `yyyy-mm-dd`, moments ISO 8601, sums in tiyn. */
export interface FoundItems {
  techcard: Title & {
    src_cover: string | null
    stage: StageKey
    stage_since: string
    is_archieve: boolean
    quantity: number | null
    due: string | null
    project_manager: Person | null
    offer: { number: string; progress: number } | null
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
    chat_name: string | null
    content: string
    user: Person
    created_at: string
  }
}

/** What was found of one kind. */
export type FoundGroup = {
  [Kind in SearchKind]: {
    kind: Kind
    total: number
    near: boolean
    failed: boolean
    items: readonly FoundItems[Kind][]
  }
}[SearchKind]

/** One thing that was found, with its kind. */
export type FoundOne = { [Kind in SearchKind]: { kind: Kind; item: FoundItems[Kind] } }[SearchKind]
