import { foldKazakhLetters } from '../shared/text.ts'
import { offerStatuses, type OfferStatus } from '../shared/documents/offers.ts'
import statusWords from './status-synonyms.json' with { type: 'json' }

/** The minimum length of a partial match. Shorter texts would match a status in nearly every word. */
const minPartialLength = 3

const getStatusWords = (status: OfferStatus): readonly string[] => statusWords[status]

/**
 * Returns the status that a search text means, if any (spec §4). Looks for the status name, then for a synonym (including our
 * labels in every language), then for a part of a name or synonym. Ignores case, `ё`, repeated spaces and a Russian keyboard
 * layout.
 */
export function parseStatusQuery(text: string): OfferStatus | undefined {
  const query = foldKazakhLetters(text)
  return (
    offerStatuses.find((status) => foldKazakhLetters(status) === query) ??
    offerStatuses.find((status) => getStatusWords(status).some((word) => foldKazakhLetters(word) === query)) ??
    (query.length < minPartialLength
      ? undefined
      : offerStatuses.find((status) =>
          [status, ...getStatusWords(status)].some((word) => foldKazakhLetters(word).includes(query)),
        ))
  )
}
