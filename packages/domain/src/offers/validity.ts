import { addDays, isIsoDate } from '../shared/dates/dates.ts'
import { OfferStatus } from '../shared/documents/offers.ts'

/** The default validity of an offer in days (decisions §3). */
export const offerValidityDays = 30

/** Returns the last day on which an offer is valid. Both dates are `yyyy-mm-dd`. Returns '' for an invalid date. */
export const getOfferExpiryDate = (date: string, days: number = offerValidityDays): string =>
  isIsoDate(date) ? addDays(date, days) : ''

/** Whether an offer has expired. Its last valid day has passed without a decision. */
export const isExpired = (offer: { status: OfferStatus; valid_until: string | null }, today: string): boolean =>
  offer.status === OfferStatus.inProcess && !!offer.valid_until && offer.valid_until < today
