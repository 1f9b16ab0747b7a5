import type { ProductAuthor, ProductFacts, PublicationFault, PublicationStatus } from '@press/domain'
import type { StoredFile } from '../../primitives/FileUpload/index.ts'

/* Shop and posts by their wire names (spec §3): structural, sums in tiyn, days `yyyy-mm-dd`, moments ISO 8601. */

/** A picture that goes along, with an address that shows it. */
export interface Picture extends StoredFile {
  /** Absent for one that was just sent: it is shown from the browser. */
  src?: string
}

/** A book as the shop is told of it: its facts, and its pictures. */
export interface Product extends Omit<ProductFacts, 'authors'> {
  external_techcard_id: number
  authors: (ProductAuthor & {
    /** The account goes along. */
    linked: boolean
    src_avatar: Picture | null
  })[]
  /** A banner for the shop's first page. */
  image: Picture | null
  src_cover: Picture | null
  src_fpage: Picture | null
}

/** What was sent, or is to be sent, and what came of it. */
export interface Publication {
  id: number
  status: PublicationStatus
  attempts: number
  name: string
  sha256: string | null
  size: number | null
  answer_status: number | null
  answer: string | null
  fault: PublicationFault | null
  sent_at: string | null
  next_at: string | null
  created_at: string
  created_by: string | null
}
