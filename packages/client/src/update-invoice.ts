import type { BodyOf } from '@press/contract'
import { act } from './act.ts'
import { session } from './session.ts'

/** The error that there is no session, so no request was sent. */
export class MissingTokenError extends Error {
  override name = 'MissingTokenError'
}

/**
 * Sets the numbers, dates and files of an offer's invoice, contract and electronic tax invoice. Throws `MissingTokenError` without
 * a session.
 */
export async function updateInvoice(offerId: number, body: BodyOf<'POST /api/offers/{offerId}/update-invoice'>) {
  if (!session.get().token) throw new MissingTokenError()
  return act('POST /api/offers/{offerId}/update-invoice', { params: { offerId }, body })
}
