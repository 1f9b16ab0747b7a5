import type { OfferRow } from '@press/domain'

/** URLs of the pages about an offer. */
export interface PartnerTodayLinks {
  offers: string
  /** Returns the URL of the offer next to its list. */
  offer: (id: number) => string
  /** Returns the URL of its document as it prints. */
  kp: (id: number) => string
  invoice: (id: number) => string
  calculator: (measures?: { pages: number; quantity: number }) => string
}

export interface PartnerTodayIntents {
  /** Opens the bank details of an invoice. */
  onPay: (offer: OfferRow) => void
  /** Asks for confirmation and declines. */
  onDecline: (offer: OfferRow) => void
  /** Confirms that the delivered goods arrived. */
  onReceive: (offer: OfferRow) => void
  /** Asks for the differences and reports them. */
  onDiffer: (offer: OfferRow) => void
}
