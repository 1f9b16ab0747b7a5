import type { StoredFile } from '../shared/files/rows.ts'
import type { PublicationChannel, PublicationError, PublicationStatus } from '../shared/books/publications.ts'

/** A picture with its URL. */
export interface Picture extends StoredFile {
  src: string
}

/** A book as the shop receives it. It has the data sent last, or the data of the tech card if none was sent. */
export interface Product {
  external_techcard_id: number
  organization_id: number | null
  name: string
  isbn: string
  slug: string
  publish_date: string | null
  description: string
  price_soft: number | null
  price_hard: number | null
  price_ebook: number | null
  featured: boolean
  bestseller: boolean
  category_id: number | null
  content: string
  authors: {
    /** The id of the author's account; null for an author without an account. */
    id: number | null
    name_ru: string
    description: string
    /** Whether the author's account is sent to the shop too. */
    linked: boolean
    src_avatar: Picture | null
  }[]
  /** A banner for the home page of the shop. */
  image: Picture | null
  src_cover: Picture | null
  src_fpage: Picture | null
}

/** A message to the shop or a social network, which was sent or is queued, with its result. */
export interface Publication {
  id: number
  version: number
  channel: PublicationChannel
  status: PublicationStatus
  attempts: number
  name: string
  /** The hash of the data that was sent last. */
  sha256: string | null
  size: number | null
  answer_status: number | null
  /** The beginning of the channel's response. */
  answer: string | null
  fault: PublicationError | null
  sent_at: string | null
  next_at: string | null
  created_at: string
  created_by: string | null
}
