/** The kinds of rows that the search covers, in display order. */
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

/** Kinds of rows whose archived rows the search leaves out, unless they are requested. */
export const archivableSearchKinds = ['techcard', 'offer'] as const satisfies readonly SearchKind[]

/** Limits of the search (our rule). */
export const searchLimits = {
  /** The maximum number of characters of a query. */
  maxQueryLength: 200,
  /** The minimum length of the longest word of a query. */
  minWordLength: 2,
  /** The maximum number of rows of each kind in a search of all kinds. */
  maxRowsPerKind: 5,
  /** The maximum number of rows in a search of a single kind. */
  maxRowsOfOneKind: 50,
  /** The maximum number of recently opened rows that the browser stores. */
  maxRecentRows: 5,
} as const

/** Whether the query is long enough to search. */
export const isSearchable = (query: string): boolean =>
  query.split(/\s+/u).some((word) => word.length >= searchLimits.minWordLength)
