import type { ParsedBody } from '@press/contract'
import { freeAdvance, newId, getPaidPercentage, setOffProblem, takesPayments, type Offer } from '@press/domain'
import { getToday } from '../../clock.ts'
import { assertVersion, runChange } from '../../database/run-change.ts'
import { offerPayments } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { lockOffer, updateOffer, type OfferRowOf, lockLedger } from '../shared/offers/row.ts'
import { getEditableOffer } from '../shared/offers/queries.ts'

/** Whether two offers belong to one customer. */
const isOfOneCustomer = (one: OfferRowOf, other: OfferRowOf): boolean =>
  one.organization_id !== null && one.organization_id === other.organization_id

/**
 * Sets off an advance: unused money of one offer pays another offer of the same customer. Both ledger entries have one date, so the
 * customer's balance stays the same.
 */
export async function setOff(
  context: Context,
  from: number,
  { to, amount, version }: ParsedBody<'POST /api/offers/{id}/set-off'>,
): Promise<Offer> {
  if (from === to) throw new PressError('validation', { fields: { to: 'sameOffer' } })
  await runChange(
    context.db,
    async (tx) => {
      // Locks the offers in a fixed order, so that concurrent set-offs do not deadlock.
      const locked = new Map<number, OfferRowOf>()
      for (const id of [from, to].toSorted((one, other) => one - other))
        locked.set(id, (await lockOffer(tx, context, id)).row)
      const [source, target] = [locked.get(from), locked.get(to)]
      if (!source || !target) throw new PressError('notFound')
      assertVersion(source, version)
      if (!isOfOneCustomer(source, target) || !takesPayments(target))
        throw new PressError('validation', { fields: { to: 'notTheirs' } })
      const problem = setOffProblem(amount, { advance: freeAdvance(source), owed: target.sum - target.paid })
      if (problem) throw new PressError('validation', { fields: { amount: problem } })
      const key = newId()
      for (const [row, signed, note] of [
        [source, -amount, target.number],
        [target, amount, source.number],
      ] as const) {
        await tx.insert(offerPayments).values({
          offer_id: row.id,
          amount: signed,
          date: getToday(),
          note,
          kind: 'setOff',
          key,
          created_by: context.person.id,
        })
        const { paid } = await lockLedger(tx, row.id)
        await updateOffer(tx, row.id, { paid, progress: getPaidPercentage([{ amount: paid }], row.sum) })
        await recordEvent(tx, 'offer.setOff', row, { amount: signed, note })
      }
    },
    async () => ({ offer: await getEditableOffer(context, from) }),
  )
  return getEditableOffer(context, from)
}
