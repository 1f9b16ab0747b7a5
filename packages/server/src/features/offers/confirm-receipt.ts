import type { ParsedBody } from '@press/contract'
import { isAwaitingReceipt, type Offer } from '@press/domain'
import { toPressDay, getToday } from '../../clock.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { changeOffer, updateOffer } from '../shared/offers/row.ts'

/**
 * Confirms that the recipient got the delivery; a note describes differences. Possible only once, and only while the confirmation
 * is requested.
 */
export const confirmReceipt = (
  context: Context,
  id: number,
  { note, version }: ParsedBody<'POST /api/offers/{id}/receipt'>,
): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    const { status, status_since, received_at } = row
    if (!isAwaitingReceipt({ status, status_since: toPressDay(status_since), received_at }, getToday()))
      throw new PressError('moveRefused', { message: 'offer.received' })
    await updateOffer(tx, id, { received_at: new Date(), received_by: context.person.id, received_note: note })
    await recordEvent(tx, note ? 'offer.differs' : 'offer.received', row, { note })
  })
