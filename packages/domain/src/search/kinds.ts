/** What a search looks through, in the order in which it is shown. */
export const searchKinds = [
  'techcard',
  'book',
  'application',
  'project',
  'offer',
  'shoporder',
  'contract',
  'organization',
  'person',
  'message',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** Kinds of which what is over is left out until it is asked for. */
export const archivableSearchKinds = ['techcard', 'offer'] as const satisfies readonly SearchKind[]

/** Ours. */
export const searchLimits = {
  /** Characters of a query. */
  query: 200,
  /** Letters that the longest word of a query must have. */
  letters: 2,
  /** Rows of a kind beside the others, and alone. */
  beside: 5,
  alone: 50,
  /** What one opened last, kept on one's own computer. */
  recent: 5,
} as const

/** Whether there is enough typed to look for. */
export const isSearchable = (query: string): boolean =>
  query.split(/\s+/u).some((word) => word.length >= searchLimits.letters)
