/** What stands before the number of a tech card and of an offer, in each language, by Latin letters or Cyrillic ones. */
const card = /^(?:[тt][кkc])?[\s№–-]*(\d{1,9})$/u
const offer = /^(?:[кk](?:[пpұу]))?[\s№–-]*(\d{1,9})$/u
const offerDigits = 4

export interface NumberQuery {
  /** The number of a tech card. */
  card: number | null
  /** The number of an offer, as it is stored. */
  offer: string | null
  /** The query as rows have it written. */
  words: string
}

/** What a query asks for by number: `TK-1171`, `кп 402`, or bare digits, which may be of either. */
export function parseNumberQuery(query: string): NumberQuery {
  const typed = query.trim().toLowerCase()
  const ofCard = card.exec(typed)?.[1]
  const ofOffer = offer.exec(typed)?.[1]?.padStart(offerDigits, '0')
  const words = ofCard && !ofOffer ? `тк-${Number(ofCard)}` : ofOffer && !ofCard ? `кп-${ofOffer}` : query.trim()
  return { card: ofCard ? Number(ofCard) : null, offer: ofOffer ?? null, words }
}
