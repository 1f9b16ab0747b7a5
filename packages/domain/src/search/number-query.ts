/**
 * Patterns for the number of a tech card and the number of an offer. They match the prefix of each language, in Latin or Cyrillic
 * letters.
 */
const card = /^(?:[тt][кkc])?[\s№–-]*(\d{1,9})$/u
const offer = /^(?:[кk](?:[пpұу]))?[\s№–-]*(\d{1,9})$/u
const offerDigits = 4

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
  const typed = query.trim().toLowerCase()
  const ofCard = card.exec(typed)?.[1]
  const ofOffer = offer.exec(typed)?.[1]?.padStart(offerDigits, '0')
  const words = ofCard && !ofOffer ? `тк-${Number(ofCard)}` : ofOffer && !ofCard ? `кп-${ofOffer}` : query.trim()
  return { card: ofCard ? Number(ofCard) : null, offer: ofOffer ?? null, words }
}
