import { isDay } from '../dates.ts'
import { OfferStatus } from './statuses.ts'

/** Days an offer holds when nobody says otherwise (decisions §3). */
export const offerDays = 30

/** The last day an offer made on a date holds; both `yyyy-mm-dd`. '' where the date is none. */
export const validUntil = (date: string, days: number = offerDays): string =>
  isDay(date) ? new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10) : ''

/** Whether an offer has run out: its last day is past, and nobody has decided on it. */
export const isExpired = (offer: { status: OfferStatus; valid_until: string | null }, today: string): boolean =>
  offer.status === OfferStatus.inProcess && !!offer.valid_until && offer.valid_until < today
