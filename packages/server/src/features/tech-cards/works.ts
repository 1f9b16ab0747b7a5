import { isWorkDone, workTypeStatuses, type WorkTypeName } from '@press/domain'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { workTypes } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'

/**
 * Gives a card the works named and takes away the others; work that somebody has begun cannot be taken away. Tells whether
 * anything changed.
 */
export async function setWorks(tx: Tx, tech_card_id: number, names: readonly WorkTypeName[]): Promise<boolean> {
  const before = await tx
    .select()
    .from(workTypes)
    .where(and(eq(workTypes.tech_card_id, tech_card_id), ne(workTypes.status, 'cancelled')))
  const gone = before.filter(({ name }) => !names.includes(name))
  if (gone.some(({ status }) => status !== 'offered'))
    throw new PressError('validation', { fields: { work_types: 'workStarted' } })
  if (gone.length)
    await tx.delete(workTypes).where(
      and(
        eq(workTypes.tech_card_id, tech_card_id),
        inArray(
          workTypes.id,
          gone.map(({ id }) => id),
        ),
      ),
    )
  const known = new Set(before.map(({ name }) => name))
  const added = [...new Set(names)].filter((name) => !known.has(name))
  if (added.length) await tx.insert(workTypes).values(added.map((name) => ({ tech_card_id, name })))
  await countWorks(tx, tech_card_id)
  return gone.length + added.length > 0
}

const done = sql.raw(`'${workTypeStatuses.filter(isWorkDone).join("', '")}'`)

/** Keeps the card's own count of its works, which the board shows; called after every change of a work. */
export async function countWorks(tx: Tx, tech_card_id: number): Promise<void> {
  await tx.execute(sql`
    update tech_cards set works_total = works.total, works_started = works.started, works_done = works.done
    from (
      select count(*) as total, count(*) filter (where status <> 'offered') as started,
        count(*) filter (where status in (${done})) as done
      from work_types where tech_card_id = ${tech_card_id} and status <> 'cancelled'
    ) works
    where id = ${tech_card_id}`)
}
