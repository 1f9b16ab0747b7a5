import type { ParsedBody } from '@press/contract'
import { awaitsReceipt, type Offer } from '@press/domain'
import { dayOf, today } from '../../clock.ts'
import { PressError } from '../../errors.ts'
import { record } from '../../events/record-event.ts'
import type { Context } from '../context.ts'
import { changeOffer, touch } from './offer-row.ts'

/** Its recipient says that what was delivered came; with a note, what differs. Once, and while they are asked. */
export const confirmReceipt = (
  context: Context,
  id: number,
  { note, version }: ParsedBody<'POST /api/offers/{id}/receipt'>,
): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    const { status, status_since, received_at } = row
    if (!awaitsReceipt({ status, status_since: dayOf(status_since), received_at }, today()))
      throw new PressError('moveRefused', { message: 'offer.received' })
    await touch(tx, id, { received_at: new Date(), received_by: context.person.id, received_note: note })
    await record(tx, note ? 'offer.differs' : 'offer.received', row, { note })
  })
