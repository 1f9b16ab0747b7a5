import type { ParsedBody } from '@press/contract'
import {
  calculateFreeAdvance,
  createRandomId,
  getPaidPercentage,
  getSetOffProblem,
  takesPayments,
  type Offer,
} from '@press/domain'
import { getToday } from '../../clock.ts'
import { assertVersion, runChange } from '../../database/run-change.ts'
import { offerPayments } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { lockOffer, updateOffer, type OfferRecord, findLedger } from '../shared/offers/row.ts'
import { getEditableOffer } from '../shared/offers/queries.ts'

/** Whether two offers belong to one customer. */
const haveSameCustomer = (one: OfferRecord, other: OfferRecord): boolean =>
  one.organization_id !== null && one.organization_id === other.organization_id

/**
 * Sets off an advance: unused money of one offer pays another offer of the same customer. Both ledger entries have one date, so the
 * customer's balance stays the same.
 */
export async function setOff(
  context: Context,
  sourceId: number,
  { to: targetId, amount, version }: ParsedBody<'POST /api/offers/{id}/set-off'>,
): Promise<Offer> {
  if (sourceId === targetId) throw new PressError('validation', { fields: { to: 'sameOffer' } })
  await runChange(
    context.db,
    async (tx) => {
      // Locks the offers in a fixed order, so that concurrent set-offs do not deadlock.
      const lockedOffers = new Map<number, OfferRecord>()
      for (const id of [sourceId, targetId].toSorted((one, other) => one - other))
        lockedOffers.set(id, (await lockOffer(tx, context, id)).row)
      const [source, target] = [lockedOffers.get(sourceId), lockedOffers.get(targetId)]
      if (!source || !target) throw new PressError('notFound')
      assertVersion(source, version)
      if (!haveSameCustomer(source, target) || !takesPayments(target))
        throw new PressError('validation', { fields: { to: 'notTheirs' } })
      const problem = getSetOffProblem(amount, {
        advance: calculateFreeAdvance(source),
        owed: target.sum - target.paid,
      })
      if (problem) throw new PressError('validation', { fields: { amount: problem } })
      const key = createRandomId()
      for (const [row, signedAmount, note] of [
        [source, -amount, target.number],
        [target, amount, source.number],
      ] as const) {
        await tx.insert(offerPayments).values({
          offer_id: row.id,
          amount: signedAmount,
          date: getToday(),
          note,
          kind: 'setOff',
          key,
          created_by: context.person.id,
        })
        const { paid } = await findLedger(tx, row.id)
        await updateOffer(tx, row.id, { paid, progress: getPaidPercentage([{ amount: paid }], row.sum) })
        await recordEvent(tx, 'offer.setOff', row, { amount: signedAmount, note })
      }
    },
    async () => ({ offer: await getEditableOffer(context, sourceId) }),
  )
  return getEditableOffer(context, sourceId)
}
