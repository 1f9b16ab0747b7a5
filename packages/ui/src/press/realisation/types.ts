import type { SaleChannel } from '@press/domain'

export const realisationGroups = ['books', 'contracts', 'channels'] as const
export type RealisationGroup = (typeof realisationGroups)[number]

/** Copies, and what they came to in tiyn; below zero where more came back than was sold. */
export interface RealisationSums {
  channels: Record<SaleChannel, number>
  copies: number
  sum: number
  owed: number
}

/** A title, a contract or a channel with what was sold of it. */
export interface RealisationTableRow extends RealisationSums {
  key: string
  name: string
  authors: string
  /** Of the title's cover; none of a channel. */
  book_id: number | null
  contract: { id: number; number: string; rate: number } | null
  titles: number
}
