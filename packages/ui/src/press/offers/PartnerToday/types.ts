import type { OfferRow } from '@press/domain'

/** URLs of the pages about an offer. */
export interface PartnerTodayLinks {
  offers: string
  /** Returns the URL of the offer next to its list. */
  offer: (id: number) => string
  /** Returns the URL of the offer's printed page. */
  kp: (id: number) => string
  invoice: (id: number) => string
  calculator: (measures?: { pages: number; quantity: number }) => string
}

export interface PartnerTodayIntents {
  /** Opens the bank details of an invoice. */
  onPay: (offer: OfferRow) => void
  /** Declines the offer after a confirmation. */
  onDecline: (offer: OfferRow) => void
  /** Confirms that the delivered goods arrived. */
  onReceive: (offer: OfferRow) => void
  /** Opens a dialog in which the partner reports how the delivered goods differ from the order. */
  onDiffer: (offer: OfferRow) => void
}
