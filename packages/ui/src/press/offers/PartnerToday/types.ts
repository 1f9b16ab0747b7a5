import type { OfferRow } from '../index.ts'

/** Where things of an offer are shown. */
export interface PartnerTodayLinks {
  offers: string
  /** The offer open beside its list. */
  offer: (id: number) => string
  /** Its papers as they print. */
  kp: (id: number) => string
  invoice: (id: number) => string
  calculator: (measures?: { pages: number; quantity: number }) => string
}

export interface PartnerTodayIntents {
  /** Opens the requisites of an invoice. */
  onPay: (offer: OfferRow) => void
  /** Asks, and declines. */
  onDecline: (offer: OfferRow) => void
  /** Says that what was delivered came. */
  onReceive: (offer: OfferRow) => void
  /** Asks what differs from it, and says so. */
  onDiffer: (offer: OfferRow) => void
}
