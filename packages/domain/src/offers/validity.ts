import { addDays, isIsoDate } from '../dates.ts'
import { OfferStatus } from './statuses.ts'

/** Days an offer holds when nobody says otherwise (decisions §3). */
export const offerValidityDays = 30

/** The last day an offer made on a date holds; both `yyyy-mm-dd`. '' where the date is none. */
export const getOfferExpiryDate = (date: string, days: number = offerValidityDays): string =>
  isIsoDate(date) ? addDays(date, days) : ''

/** Whether an offer has run out: its last day is past, and nobody has decided on it. */
export const isExpired = (offer: { status: OfferStatus; valid_until: string | null }, today: string): boolean =>
  offer.status === OfferStatus.inProcess && !!offer.valid_until && offer.valid_until < today
