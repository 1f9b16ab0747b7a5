import type { ParsedBody } from '@press/contract'
import { type PrintOrder, validatePrintCost } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { runChange, assertVersion } from '../../database/run-change.ts'
import { techCards, printCosts } from '../../database/schema.ts'
import { type FieldProblem, assertFields } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { findPrintOrder } from './queries.ts'

/** Records the actual cost of a run. */
export async function saveCost(
  context: Context,
  id: number,
  { version, ...costFields }: ParsedBody<'PUT /api/print-orders/{id}/cost'>,
): Promise<PrintOrder> {
  const problems: Record<string, FieldProblem> = {}
  for (const [field, problem] of Object.entries(
    validatePrintCost({ ...costFields, bill_date: costFields.bill_date ?? '' }),
  ))
    problems[field] = problem === 'notNegative' ? { problem: 'tooSmall', params: { min: 0 } } : problem
  assertFields(problems)
  const getCurrent = () => findPrintOrder(context, id)
  await getCurrent()
  await runChange(
    context.db,
    async (tx) => {
      // Locks the card, because the cost row may not exist yet.
      await tx.select({ id: techCards.id }).from(techCards).where(eq(techCards.id, id)).for('update')
      const [row] = await tx
        .select({ version: printCosts.version })
        .from(printCosts)
        .where(eq(printCosts.tech_card_id, id))
      assertVersion({ version: row?.version ?? 0 }, version)
      const values = { ...costFields, updated_by: context.person.id, updated_at: sql`now()` as unknown as Date }
      await tx
        .insert(printCosts)
        .values({ ...values, tech_card_id: id })
        .onConflictDoUpdate({
          target: printCosts.tech_card_id,
          set: { ...values, version: sql`${printCosts.version} + 1` },
        })
      await recordEvent(tx, 'printorder.costed', { id }, { cost: costFields.cost })
    },
    async () => ({ order: await getCurrent() }),
  )
  return getCurrent()
}
