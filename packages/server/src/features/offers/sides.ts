import { type OfferDocumentWithParties, findMissingOfferDetails, type Offer } from '@press/domain'
import type { Queryable } from '../../database/database.ts'
import { assertPartyDetails } from '../../errors.ts'
import { getPressDetails } from '../../database/press-side.ts'
import { type Sides, completeSides } from '../shared/offers/sides.ts'

/** Refuses to issue a document of an offer if details of a party are missing. */
export const assertOfferSides = (kind: OfferDocumentWithParties, offer: Sides): void =>
  assertPartyDetails(kind, findMissingOfferDetails(kind, offer))

/** Does the same check as `assertOfferSides` for a locked row. */
export async function assertRowSides(
  db: Queryable,
  kind: OfferDocumentWithParties,
  row: Sides & Pick<Offer, 'id' | 'date' | 'language'>,
): Promise<void> {
  assertOfferSides(kind, await completeSides(db, row, await getPressDetails(db)))
}
