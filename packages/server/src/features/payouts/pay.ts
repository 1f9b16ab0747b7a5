import type { ParsedBody } from '@press/contract'
import { type Payout, validatePayout } from '@press/domain'
import { inArray, eq } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import { assertVersion, runChange } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { holdLock } from '../../database/hold-lock.ts'
import { workTypes, accruals, payouts } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { payWork } from './pay-work.ts'
import { type LockedWork, markPaid, recordRoyalty } from '../shared/payouts/acts.ts'
import type { AccrualRow } from '../shared/payouts/accrue.ts'
import { lockWorks } from './lock-works.ts'
import { findPayout } from './queries.ts'

type Body = ParsedBody<'POST /api/payouts'>

/** Locks the requested accruals and their works. Works come first: every caller uses this lock order. */
async function lockAccruals(
  tx: Tx,
  context: Context,
  requestedAccruals: Body['accruals'],
): Promise<{ rows: AccrualRow[]; works: LockedWork[] }> {
  const versions = new Map(requestedAccruals.map(({ id, version }) => [id, version]))
  const ids = [...versions.keys()]
  const actWorks = await tx.select({ id: workTypes.id }).from(workTypes).where(inArray(workTypes.act_id, ids))
  const works = await lockWorks(
    tx,
    context,
    actWorks.map(({ id }) => id),
  )
  const rows = await tx.select().from(accruals).where(inArray(accruals.id, ids)).orderBy(accruals.id).for('update')
  if (rows.length !== versions.size) throw new PressError('notFound')
  for (const row of rows) {
    assertVersion(row, versions.get(row.id))
    if (row.paid_on !== null) throw new PressError('moveRefused', { message: 'payout.paid' })
    if (row.cancelled_at !== null) throw new PressError('moveRefused', { message: 'payout.cancelled' })
  }
  return { rows, works }
}

/** Pays acts and royalties by one payment order. If one of them cannot be paid, none is paid. */
export async function payAccruals(
  context: Context,
  { key, number, date, accruals: requestedAccruals }: Body,
): Promise<Payout> {
  const { db, files, person } = context
  const id = await runChange(
    db,
    async (tx) => {
      // Serializes concurrent payments, so that a repeated request finds the first payment.
      await holdLock(tx, 'payouts')
      const [existingPayout] = await tx.select({ id: payouts.id }).from(payouts).where(eq(payouts.key, key))
      if (existingPayout) return existingPayout.id
      const { rows, works } = await lockAccruals(tx, context, requestedAccruals)
      const accrualDates = rows.map((row) => row.date).sort()
      const fields = validatePayout({ number, date }, accrualDates.at(-1) ?? '', getToday())
      if (Object.keys(fields).length > 0) throw new PressError('validation', { fields })
      const [payout] = await tx
        .insert(payouts)
        .values({ key, number, date, paid_by: person.id })
        .returning({ id: payouts.id })
      if (!payout) throw new Error('Insert returned no payment order')
      const order = { id: payout.id, number, date }
      for (const { work, project } of works) await payWork(tx, context, work, project, order)
      for (const row of rows) await markPaid(tx, row, order)
      for (const row of rows) if (row.kind === 'royalty') await recordRoyalty(tx, 'royalty-paid', row)
      return payout.id
    },
    () => Promise.resolve(null),
  )
  const payout = await findPayout(db, files, id)
  if (!payout) throw new Error('The payment order no longer exists')
  return payout
}
