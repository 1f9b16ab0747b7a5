import { createMatcher, getOfferNumberSpellings, normalizeSearchText, type OfferRow } from '@press/domain'

/** Returns a filter that finds offers on a board by number, recipient and books. */
export function createOfferMatcher(search: string) {
  const matches = createMatcher(search)
  return ({ number, recipient_name, items }: Pick<OfferRow, 'number' | 'recipient_name' | 'items'>): boolean =>
    matches(
      normalizeSearchText(
        [getOfferNumberSpellings(number), recipient_name, ...items.map(({ name }) => name)].join(' '),
      ),
    )
}
