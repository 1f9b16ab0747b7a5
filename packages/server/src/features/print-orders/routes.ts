import type { ParsedBody, printOrderCalls } from '@press/contract'
import { validatePrintCost, type PrintOrder } from '@press/domain'
import { printNames, type PrintNames } from '@press/i18n/node'
import { eq, sql } from 'drizzle-orm'
import type { HandlersOf } from '../../app/handler.ts'
import { columnsOf, replyWithTable, tiynToTenge, type PlainTable } from '../../app/reply-with-table.ts'
import { assertVersion, runChange } from '../../database/run-change.ts'
import { printCosts, techCards } from '../../database/schema.ts'
import { assertFields, type FieldProblem } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Translate } from '../../texts.ts'
import type { Context } from '../shared/context.ts'
import { listAllPrintOrders } from '../shared/print-orders.ts'
import { findPrintOrder, listPrintOrders } from './queries.ts'

const heads = [
  'book_name',
  'authors',
  'copies',
  'format',
  'pages',
  'binding',
  'status',
  'start_date',
  'completed_date',
  'planned',
  'actual',
  'bill_number',
  'bill_date',
  'note',
] as const

const tengeOf = (sum: number | null | undefined): number | null => (sum == null ? null : tiynToTenge(sum))

const tableOf = (orders: readonly PrintOrder[], t: Translate, names: PrintNames): PlainTable => ({
  title: t('print-orders:title'),
  columns: columnsOf(heads, (key) => t(`print-orders:field.${key}`), ['copies', 'planned', 'actual']),
  rows: orders.map(({ binding, status, planned, actual, ...order }) => [
    order.book_name,
    order.authors,
    order.copies,
    order.format,
    order.pages,
    binding && names.binding(binding),
    t(`print-orders:status.${status}`),
    order.start_date,
    order.completed_date,
    tengeOf(planned),
    tengeOf(actual?.cost),
    actual?.bill_number ?? null,
    actual?.bill_date ?? null,
    actual?.note ?? null,
  ]),
})

/** Records the actual cost of a run. */
async function noteCost(
  context: Context,
  id: number,
  { version, ...given }: ParsedBody<'PUT /api/print-orders/{id}/cost'>,
): Promise<PrintOrder> {
  const problems: Record<string, FieldProblem> = {}
  for (const [field, problem] of Object.entries(validatePrintCost({ ...given, bill_date: given.bill_date ?? '' })))
    problems[field] = problem === 'notNegative' ? { problem: 'tooSmall', params: { min: 0 } } : problem
  assertFields(problems)
  const current = () => findPrintOrder(context, id)
  await current()
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
      const values = { ...given, updated_by: context.person.id, updated_at: sql`now()` as unknown as Date }
      await tx
        .insert(printCosts)
        .values({ ...values, tech_card_id: id })
        .onConflictDoUpdate({
          target: printCosts.tech_card_id,
          set: { ...values, version: sql`${printCosts.version} + 1` },
        })
      await recordEvent(tx, 'printorder.costed', { id }, { cost: given.cost })
    },
    async () => ({ order: await current() }),
  )
  return current()
}

export const handlers: HandlersOf<typeof printOrderCalls> = {
  'GET /api/print-orders': (call) => listPrintOrders(call, call.query),
  'GET /api/print-orders/export': async (call) => {
    const { query, t, locale } = call
    const table = tableOf(await listAllPrintOrders(call, query), t, printNames(t, locale))
    return replyWithTable(call, table, query.format, 'print-orders')
  },
  'PUT /api/print-orders/{id}/cost': async (call) => ({ order: await noteCost(call, call.params.id, call.body) }),
}
