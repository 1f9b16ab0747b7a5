import { eq, inArray, sql } from 'drizzle-orm'
import { toPressDay } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { accruals, techCards, workTypes } from '../database/schema.ts'
import { createAccrual } from '../features/shared/payouts/accrue.ts'
import { findPayees } from '../features/shared/payouts/parties.ts'
import type { Staff } from './people.ts'

/** Seeds the acts of paid works. Each executor has one act per month. */
export async function seedActs(tx: Tx, staff: Staff): Promise<void> {
  const [accountant = null] = staff.withRole('accounting')
  const paidWorks = await tx
    .select({ work: workTypes, book_name: techCards.book_name, language: techCards.language })
    .from(workTypes)
    .innerJoin(techCards, eq(techCards.id, workTypes.tech_card_id))
    .where(
      sql`${workTypes.status} = 'paid' and ${workTypes.executor_id} is not null and ${workTypes.paid_at} is not null`,
    )
    .orderBy(workTypes.paid_at, workTypes.id)
  const acts = new Map<string, typeof paidWorks>()
  for (const one of paidWorks) {
    const key = `${toPressDay(one.work.paid_at as Date).slice(0, 7)} ${one.work.executor_id}`
    acts.set(key, [...(acts.get(key) ?? []), one])
  }
  for (const [key, works] of [...acts].sort(([one], [other]) => one.localeCompare(other))) {
    const payee_id = Number(key.split(' ')[1])
    const date = toPressDay(works.at(-1)?.work.paid_at as Date)
    const payee = (await findPayees(tx, [payee_id], date)).get(payee_id)
    if (!payee) throw new Error('A demo executor is missing')
    const act = await createAccrual(tx, {
      kind: 'works',
      date,
      payee_id,
      party: payee.party,
      contract_id: payee.contract?.id ?? null,
      gross: works.reduce((sum, { work }) => sum + (work.price ?? 0), 0),
      works: works.map(({ work, book_name, language }) => ({
        id: work.id,
        name: work.name,
        unit: work.unit,
        price: work.price ?? 0,
        book_name,
        language,
        due: work.end_date,
        handed_in: work.completed_at && toPressDay(work.completed_at),
      })),
      made_by: accountant,
    })
    await tx.update(accruals).set({ paid_on: date }).where(eq(accruals.id, act.id))
    await tx
      .update(workTypes)
      .set({ act_id: act.id })
      .where(
        inArray(
          workTypes.id,
          works.map(({ work }) => work.id),
        ),
      )
  }
}
