import { getPriceListForDate, calculatePrintRunCost } from '@press/domain'
import { eq, isNotNull } from 'drizzle-orm'
import { addDays } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import { priceLists, printCosts, techCards } from '../database/schema.ts'
import { createRandom } from './random.ts'
import type { Staff } from './people.ts'

const roundingStepTiyn = 10_000

/**
 * Seeds invoices of the printing house for finished print runs. Some are above and some below the calculated cost. The latest
 * invoice is still missing.
 */
export async function seedPrintCosts(tx: Tx, staff: Staff): Promise<void> {
  const [updated_by = null] = staff.withRole('accounting')
  const publishedLists = await tx
    .select()
    .from(priceLists)
    .where(eq(priceLists.status, 'entered'))
    .orderBy(priceLists.from)
  const lists = publishedLists.map(({ from, prices }) => ({ from, ...prices }))
  const cards = await tx
    .select({ id: techCards.id, work: techCards.print_form })
    .from(techCards)
    .where(isNotNull(techCards.print_form))
    .orderBy(techCards.id)
  const costRows = cards.flatMap(({ id, work }, index) => {
    const { start_date, completed_date } = work ?? {}
    if (!work || !start_date || !completed_date || index % 6 === 5) return []
    const prices = getPriceListForDate(start_date, lists)
    const calculatedCost = prices && calculatePrintRunCost(work, prices, start_date)
    if (!calculatedCost) return []
    const cost = Math.round((calculatedCost * (0.94 + createRandom(id)() * 0.16)) / roundingStepTiyn) * roundingStepTiyn
    return [
      {
        tech_card_id: id,
        cost,
        bill_number: String(800 + id),
        bill_date: addDays(completed_date, 3),
        note: index % 5 === 2 ? 'Бумага со склада издательства' : '',
        updated_by,
      },
    ]
  })
  if (costRows.length > 0) await tx.insert(printCosts).values(costRows)
}
