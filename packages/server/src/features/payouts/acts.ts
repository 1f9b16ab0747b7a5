import type { ParsedBody } from '@press/contract'
import { type Accrual, validateAct, getPayeeKind, validateCancellation } from '@press/domain'
import { sql, eq } from 'drizzle-orm'
import { toPressDay, getToday } from '../../clock.ts'
import { runChange, assertVersion } from '../../database/run-change.ts'
import { getPressSide } from '../../database/press-side.ts'
import { workTypes, accruals } from '../../database/schema.ts'
import { PressError, assertFields, assertPartyDetails } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { lockPayableWorks, lockWorks } from './lock-works.ts'
import {
  type LockedWork,
  pressToPartyDetails,
  mergeMissingDetails,
  makeAct,
  setAct,
  recordActEvents,
  recordRoyalty,
} from '../shared/payouts/acts.ts'
import { findPayees } from '../shared/payouts/parties.ts'
import { findAccruals } from '../shared/payouts/accruals.ts'

/** Makes an act for each executor of approved works. If one act cannot be made, none is made. */
export async function makeActs(
  context: Context,
  { date, works: requestedWorks, entrepreneurs }: ParsedBody<'POST /api/payouts/acts'>,
): Promise<Accrual[]> {
  const { db } = context
  const ids = await runChange(
    db,
    async (tx) => {
      const works = await lockPayableWorks(tx, context, requestedWorks)
      const submissionDays = works.flatMap(({ work }) => (work.completed_at ? [toPressDay(work.completed_at)] : []))
      assertFields(validateAct({ date }, submissionDays.sort().at(-1) ?? '', getToday()))
      const worksByExecutor = new Map<number, LockedWork[]>()
      for (const lockedWork of works) {
        const executor = lockedWork.work.executor_id ?? 0
        worksByExecutor.set(executor, [...(worksByExecutor.get(executor) ?? []), lockedWork])
      }
      const payees = await findPayees(tx, [...worksByExecutor.keys()], date)
      const press = pressToPartyDetails(await getPressSide(tx, { day: date, locale: 'ru', signs: 'acts' }))
      assertPartyDetails('workAct', mergeMissingDetails('workAct', press, [...payees.values()]))
      const createdIds: number[] = []
      for (const [payee_id, executorWorks] of worksByExecutor) {
        const payee = payees.get(payee_id)
        if (!payee) throw new Error('An executor has no account')
        const kind = entrepreneurs.includes(payee_id) ? 'entrepreneur' : getPayeeKind(payee.party.bin)
        const row = await makeAct(tx, context, payee, executorWorks, { date, payee_id, payee: kind })
        createdIds.push(row.id)
      }
      return createdIds
    },
    () => Promise.resolve(null),
  )
  return findAccruals(db, sql`accruals.id = any(${sql.param(ids)}::int[])`)
}

/** Cancels an unpaid act or royalty. Its number is not used again, and its works can go into another act. */
export async function cancelAccrual(
  context: Context,
  id: number,
  { reason, version }: ParsedBody<'POST /api/payouts/accruals/{id}/cancel'>,
): Promise<Accrual> {
  const { db, person } = context
  const getCurrent = async () => {
    const [accrual] = await findAccruals(db, sql`accruals.id = ${id}`)
    if (!accrual) throw new PressError('notFound')
    return accrual
  }
  assertFields(validateCancellation({ reason }))
  await runChange(
    db,
    async (tx) => {
      const actWorks = await tx.select({ id: workTypes.id }).from(workTypes).where(eq(workTypes.act_id, id))
      const works = await lockWorks(
        tx,
        context,
        actWorks.map((work) => work.id),
      )
      const [row] = await tx.select().from(accruals).where(eq(accruals.id, id)).for('update')
      if (!row) throw new PressError('notFound')
      assertVersion(row, version)
      if (row.paid_on !== null) throw new PressError('moveRefused', { message: 'payout.paid' })
      if (row.cancelled_at !== null) throw new PressError('moveRefused', { message: 'payout.cancelled' })
      await tx
        .update(accruals)
        .set({ cancelled_at: sql`now()`, cancelled_by: person.id, reason, version: row.version + 1 })
        .where(eq(accruals.id, id))
      for (const { work } of works) await setAct(tx, work.id, null)
      if (row.kind === 'works') await recordActEvents(tx, 'project.actCancelled', row, works, reason)
      else await recordRoyalty(tx, 'accrual-cancelled', row, reason)
    },
    async () => ({ accrual: await getCurrent() }),
  )
  return getCurrent()
}
