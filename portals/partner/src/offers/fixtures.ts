import type { OfferRow } from '@press/domain'
import { offer, createOfferRow } from '@press/ui/src/press/offers/fixtures.ts'
import { partnerOffers } from '@press/ui/src/press/offers/row-fixtures.ts'
import { erlan } from '@press/ui/src/press/shared/fixtures/people.ts'

/* Example data of a partner, for stories. */

export const partner = erlan

/** An offer that the partner has not answered yet. */
const undecidedOffer = createOfferRow({
  number: '0401',
  date: '2026-11-13',
  recipient: offer.recipient_name,
  bin: offer.recipient_bin,
  first: 'Нейробиология: краткий курс',
  count: 2,
  status: 'in process',
  documents: '',
  progress: 0,
  sum: 2_014_000,
  partner: true,
  valid_until: '2026-11-23',
})

/** The partner's own offers. The last one was delivered nine days ago, so the partner can still confirm its receipt. */
export const ownOffers: OfferRow[] = [...partnerOffers.slice(0, 2), undecidedOffer, ...partnerOffers.slice(2)].map(
  (row) => ({
    ...row,
    own: true,
    // The sums of the other offers contain no discount.
    discount: row.id === offer.id ? row.discount : 0,
    ...(row.status === 'done' && { status_since: '2026-11-12T06:00:00Z' }),
  }),
)
