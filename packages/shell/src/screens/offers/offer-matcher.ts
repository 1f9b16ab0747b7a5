import { createMatcher, normalizeSearchText, type OfferRow } from '@press/domain'

/** Whether an offer on a board is found by its number, its recipient and its books. */
export function offerMatcher(search: string) {
  const found = createMatcher(search)
  return ({ number, recipient_name, items }: Pick<OfferRow, 'number' | 'recipient_name' | 'items'>): boolean =>
    found(normalizeSearchText([number, `кп-${number}`, recipient_name, ...items.map(({ name }) => name)].join(' ')))
}
