import { addDays, isDay } from '../dates.ts'
import { OfferStatus } from './statuses.ts'

/** Days an offer holds when nobody says otherwise (decisions §3). */
export const offerDays = 30

/** The last day an offer made on a date holds; both `yyyy-mm-dd`. '' where the date is none. */
export const validUntil = (date: string, days: number = offerDays): string => (isDay(date) ? addDays(date, days) : '')

/** Whether an offer has run out: its last day is past, and nobody has decided on it. */
export const isExpired = (offer: { status: OfferStatus; valid_until: string | null }, today: string): boolean =>
  offer.status === OfferStatus.inProcess && !!offer.valid_until && offer.valid_until < today
