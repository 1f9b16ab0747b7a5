import { pressTimeZone } from '@press/i18n/node'
import { type SQL, sql, eq } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { workTypes } from '../../database/schema.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import type { ProjectRecord } from '../shared/projects.ts'
import type { PaymentOrder } from '../shared/payouts/acts.ts'

/** The moment of a payment made on a date: now if the date is today, otherwise noon of that day. */
const getPaymentMoment = (date: string): SQL | Date =>
  date === getToday() ? new Date() : sql`(${date}::date + time '12:00') at time zone ${sql.raw(`'${pressTimeZone}'`)}`

/** Pays a locked work of an act by a payment order, and notifies its executor. */
export async function payWork(
  tx: Tx,
  context: Context,
  work: typeof workTypes.$inferSelect,
  project: ProjectRecord,
  { id: payout_id, number, date }: PaymentOrder,
): Promise<void> {
  const { executor_id, name } = work
  await tx
    .update(workTypes)
    .set({ status: 'paid', payout_id, paid_at: getPaymentMoment(date), version: sql`${workTypes.version} + 1` })
    .where(eq(workTypes.id, work.id))
  await recordEvent(tx, 'project.workPaid', project, {
    work: name,
    executor_id,
    name: context.person.name,
    reason: null,
    number,
    date,
  })
}
