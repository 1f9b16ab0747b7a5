import { foldKazakhLetters } from '../text.ts'
import { offerStatuses, type OfferStatus } from './statuses.ts'
import statusWords from './status-synonyms.json' with { type: 'json' }

/** Letters of a partial match: fewer would find a status in nearly every word. */
const partial = 3

const wordsOf = (status: OfferStatus): readonly string[] => statusWords[status]

/**
 * The status people mean by what they typed into the search, if any (spec §4): by its name, then by a word for it (our own labels
 * among them, in every language), then by a part of either. Case, `ё`, runs of spaces and a Russian keyboard do not matter.
 */
export function parseStatusQuery(text: string): OfferStatus | undefined {
  const wanted = foldKazakhLetters(text)
  return (
    offerStatuses.find((status) => foldKazakhLetters(status) === wanted) ??
    offerStatuses.find((status) => wordsOf(status).some((word) => foldKazakhLetters(word) === wanted)) ??
    (wanted.length < partial
      ? undefined
      : offerStatuses.find((status) =>
          [status, ...wordsOf(status)].some((word) => foldKazakhLetters(word).includes(wanted)),
        ))
  )
}
