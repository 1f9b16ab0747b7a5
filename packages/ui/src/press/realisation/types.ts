export const realisationGroups = ['books', 'contracts', 'channels'] as const
export type RealisationGroup = (typeof realisationGroups)[number]

/** A title whose sales or contract are being entered. */
export interface SoldBook {
  id: number
  book_name: string
  /** The number of copies in stock; null if never counted. */
  copies_left?: number | null
}
