import type { BodyOf } from '@press/contract'
import { act } from './act.ts'

/** Changes the lines of an offer (spec §5: "offerId is required"). */
export async function saveOfferItems(
  offerId: number | null,
  items: BodyOf<'PATCH /api/offers/{id}/items'>['items'],
  version?: number,
) {
  if (!offerId) throw new TypeError('offerId is required')
  return act('PATCH /api/offers/{id}/items', { params: { id: offerId }, body: { items, version } })
}
