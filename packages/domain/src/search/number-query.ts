/**
 * Patterns for the number of a tech card and the number of an offer. They match the prefix of each language, in Latin or Cyrillic
 * letters.
 */
const cardPattern = /^(?:[тt][кkc])?[\s№–-]*(\d{1,9})$/u
const offerPattern = /^(?:[кk](?:[пpұу]))?[\s№–-]*(\d{1,9})$/u
const offerDigits = 4

/**
 * The prefixes with which rows contain the number of a tech card and the number of an offer. The search columns of the database
 * contain the same. A query uses the first prefix.
 */
const cardPrefixes = ['тк-', 'tk-'] as const
const offerPrefixes = ['кп-'] as const

/** Returns the spellings by which a search in a list finds the number of a tech card. */
export const getCardNumberSpellings = (id: number): string => cardPrefixes.map((prefix) => prefix + id).join(' ')

/** Returns the spellings by which a search in a list finds the number of an offer. */
export const getOfferNumberSpellings = (number: string): string =>
  [number, ...offerPrefixes.map((prefix) => prefix + number)].join(' ')

export interface NumberQuery {
  /** The number of a tech card, if the query may mean one. */
  card: number | null
  /** The number of an offer in its stored form, if the query may mean one. */
  offer: string | null
  /** The query in the form in which rows contain the number. */
  words: string
}

/** Parses a query for a number, such as `TK-1171` or `кп 402`. A query with digits only may mean a tech card or an offer. */
export function parseNumberQuery(query: string): NumberQuery {
  const normalizedQuery = query.trim().toLowerCase()
  const cardNumber = cardPattern.exec(normalizedQuery)?.[1]
  const offerNumber = offerPattern.exec(normalizedQuery)?.[1]?.padStart(offerDigits, '0')
  const words =
    cardNumber && !offerNumber
      ? `${cardPrefixes[0]}${Number(cardNumber)}`
      : offerNumber && !cardNumber
        ? `${offerPrefixes[0]}${offerNumber}`
        : query.trim()
  return { card: cardNumber ? Number(cardNumber) : null, offer: offerNumber ?? null, words }
}
