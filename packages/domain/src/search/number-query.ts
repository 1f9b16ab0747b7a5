/** Patterns for the number of a tech card and of an offer, with its prefix in each language, in Latin or Cyrillic letters. */
const card = /^(?:[тt][кkc])?[\s№–-]*(\d{1,9})$/u
const offer = /^(?:[кk](?:[пpұу]))?[\s№–-]*(\d{1,9})$/u
const offerDigits = 4

export interface NumberQuery {
  /** The number of a tech card. */
  card: number | null
  /** The number of an offer, as stored. */
  offer: string | null
  /** The query in the form that rows contain. */
  words: string
}

/** Parses a query for a number: `TK-1171`, `кп 402`, or digits only, which may mean a card or an offer. */
export function parseNumberQuery(query: string): NumberQuery {
  const typed = query.trim().toLowerCase()
  const ofCard = card.exec(typed)?.[1]
  const ofOffer = offer.exec(typed)?.[1]?.padStart(offerDigits, '0')
  const words = ofCard && !ofOffer ? `тк-${Number(ofCard)}` : ofOffer && !ofCard ? `кп-${ofOffer}` : query.trim()
  return { card: ofCard ? Number(ofCard) : null, offer: ofOffer ?? null, words }
}
