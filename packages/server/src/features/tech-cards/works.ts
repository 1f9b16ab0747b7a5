import type { WorkTypeName } from '@press/domain'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { workTypes } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'

/**
 * Sets the works of a card: adds the missing works and removes all works that are not named. A work that has started cannot be
 * removed. Returns whether anything changed.
 */
export async function setWorks(tx: Tx, tech_card_id: number, names: readonly WorkTypeName[]): Promise<boolean> {
  const existingWorks = await tx
    .select()
    .from(workTypes)
    .where(and(eq(workTypes.tech_card_id, tech_card_id), ne(workTypes.status, 'cancelled')))
  const removedWorks = existingWorks.filter(({ name }) => !names.includes(name))
  if (removedWorks.some(({ status }) => status !== 'offered'))
    throw new PressError('validation', { fields: { work_types: 'workStarted' } })
  if (removedWorks.length)
    await tx.delete(workTypes).where(
      and(
        eq(workTypes.tech_card_id, tech_card_id),
        inArray(
          workTypes.id,
          removedWorks.map(({ id }) => id),
        ),
      ),
    )
  const existingNames = new Set(existingWorks.map(({ name }) => name))
  const addedNames = [...new Set(names)].filter((name) => !existingNames.has(name))
  if (addedNames.length) await tx.insert(workTypes).values(addedNames.map((name) => ({ tech_card_id, name })))
  return removedWorks.length + addedNames.length > 0
}
