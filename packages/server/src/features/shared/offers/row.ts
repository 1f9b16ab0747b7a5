import { getGrantedScope, sumLines } from '@press/domain'
import { sql, eq, and } from 'drizzle-orm'
import type { Person } from '../../../auth/person.ts'
import type { Tx, Db } from '../../../database/database.ts'
import { runChange, assertVersion } from '../../../database/run-change.ts'
import { offers, profiles, offerPayments } from '../../../database/schema.ts'
import { PressError, type ErrorDetails } from '../../../errors.ts'
import type { Context } from '../context.ts'
import { getOffer } from './queries.ts'
import { isHiddenFrom } from './visibility.ts'

export type OfferRecord = typeof offers.$inferSelect
export type OfferValues = Partial<typeof offers.$inferInsert>

/** Saves values in a locked offer as its next version. */
export const updateOffer = (tx: Tx, id: number, values: OfferValues = {}): Promise<unknown> =>
  tx
    .update(offers)
    .set({ ...values, version: sql`${offers.version} + 1`, updated_at: sql`now()` })
    .where(eq(offers.id, id))

/** Whether an offer is made to a person, or to their organization. */
export async function isOfferRecipient(
  db: Db | Tx,
  { id, role }: Pick<Person, 'id' | 'role'>,
  row: OfferRecord,
): Promise<boolean> {
  if (row.user_id === id) return true
  if (role !== 'partner' || !row.organization_id) return false
  const rows = await db
    .select({ id: profiles.user_id })
    .from(profiles)
    .where(and(eq(profiles.user_id, id), eq(profiles.organization_id, row.organization_id)))
  return rows.length > 0
}

/** Locks the offer; not found when the person may not see it. */
export async function lockOffer(tx: Tx, { person, scope }: Pick<Context, 'person' | 'scope'>, id: number) {
  const [row] = await tx.select().from(offers).where(eq(offers.id, id)).for('update')
  if (!row || isHiddenFrom(person, row)) throw new PressError('notFound')
  const isRecipient = await isOfferRecipient(tx, person, row)
  if (scope === 'own' && !isRecipient) throw new PressError('notFound')
  return { row, own: isRecipient }
}

/** Runs one change of one offer in one transaction, based on the version that the person saw. */
export async function changeOffer(
  context: Context,
  id: number,
  version: number | undefined,
  applyChange: (tx: Tx, row: OfferRecord, isRecipient: boolean) => Promise<void>,
  /** The message for a conflict with an earlier change. */
  describeConflict?: () => Promise<ErrorDetails['message']>,
) {
  const readOffer = () =>
    getOffer({ ...context, scope: getGrantedScope(context.person.role, 'offers', 'read') ?? 'own' }, id)
  await runChange(
    context.db,
    async (tx) => {
      const { row, own: isRecipient } = await lockOffer(tx, context, id)
      assertVersion(row, version)
      await applyChange(tx, row, isRecipient)
    },
    async () => ({ offer: await readOffer() }),
    describeConflict,
  )
  return readOffer()
}

/** Returns the payments of a locked offer, and their sum. */
export const findLedger = async (tx: Tx, id: number) => {
  const payments = await tx
    .select({ amount: offerPayments.amount })
    .from(offerPayments)
    .where(eq(offerPayments.offer_id, id))
  return { payments, paid: sumLines(payments.map(({ amount }) => ({ sum: amount }))) }
}
