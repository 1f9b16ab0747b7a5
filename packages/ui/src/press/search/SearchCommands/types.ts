import type { FoundItems, SearchKind } from '@press/domain'

/** One search result with its kind. */
export type SearchHit = { [Kind in SearchKind]: { kind: Kind; item: FoundItems[Kind] } }[SearchKind]
