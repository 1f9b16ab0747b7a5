import type { ParsedBody } from '@press/contract'
import {
  type EditablePriceList,
  type Prices,
  validatePrice,
  type PriceProblem,
  priceLimits,
  unitOf,
  tiynPerTenge,
  type PriceListStatus,
  validatePriceListStart,
  diffPriceLists,
  materials,
} from '@press/domain'
import { desc, eq, sql, and, ne } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import { runChange, assertVersion } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { priceLists } from '../../database/schema.ts'
import { PressError, type FieldProblem } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { getPriceList } from './queries.ts'

type Row = typeof priceLists.$inferSelect

/**
 * Creates a draft with the prices of another list. By default this is the latest list, draft or not, so that a second draft
 * continues the first.
 */
export async function createPriceListDraft(
  context: Context,
  { from, like }: ParsedBody<'POST /api/price-list'>,
): Promise<EditablePriceList> {
  const id = await context.db.transaction(async (tx) => {
    await inTurn(tx)
    const [last] = await tx.select().from(priceLists).orderBy(desc(priceLists.number)).limit(1)
    const [model] = like ? await tx.select().from(priceLists).where(eq(priceLists.id, like)) : [last]
    if (!last || !model) throw new PressError('notFound')
    await assertDay(tx, from)
    const [row] = await tx
      .insert(priceLists)
      .values({ number: last.number + 1, from, prices: model.prices, created_by: context.person.id })
      .returning()
    if (!row) throw new Error('Insert returned no price list')
    await recordEvent(tx, 'pricelist.begun', row, { like: model.number })
    return row.id
  })
  return getPriceList(context, id)
}

export const editPriceList = (
  context: Context,
  id: number,
  { from, prices, version }: ParsedBody<'PATCH /api/price-list/{id}'>,
): Promise<EditablePriceList> =>
  changePriceList(context, id, version, async (tx, row) => {
    assertDraft(row)
    const changed = { from: from ?? row.from, prices: { ...row.prices, ...prices } }
    assertPrices(changed.prices)
    if (from !== undefined && from !== row.from) await assertDay(tx, from, id)
    await touch(tx, id, changed)
    await recordEvent(tx, 'pricelist.edited', { ...row, ...changed }, { rows: rowsOf(row.prices, changed.prices) })
  })

/**
 * Puts a draft into force, or turns a list back into a draft. Only a list whose period has not started can become a draft again,
 * because nothing has been calculated with it yet.
 */
export const setPriceListStatus = (
  context: Context,
  id: number,
  { status, version }: ParsedBody<'POST /api/price-list/{id}/status'>,
): Promise<EditablePriceList> =>
  changePriceList(context, id, version, async (tx, row) => {
    if (row.status === status) return
    if (status === 'entered') await assertDay(tx, row.from, id)
    else if (row.from <= getToday()) throw refused(row)
    await touch(tx, id, { status, entered_at: status === 'entered' ? new Date() : null })
    await recordEvent(tx, status === 'entered' ? 'pricelist.entered' : 'pricelist.takenBack', row)
  })

export async function removePriceList(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await lock(tx, id)
    assertDraft(row)
    await tx.delete(priceLists).where(eq(priceLists.id, id))
    await recordEvent(tx, 'pricelist.removed', row)
  })
}

function assertPrices(prices: Prices): void {
  const wrong = Object.entries(validatePrice(prices)) as [string, PriceProblem][]
  if (wrong.length > 0)
    throw new PressError('validation', {
      fields: Object.fromEntries(wrong.map(([cell, problem]) => [cell, wordsOf(cell, problem)])),
    })
}

function wordsOf(cell: string, problem: PriceProblem): FieldProblem {
  if (problem === 'overlap') return 'overlap'
  if (problem === 'wholeSheets') return 'whole'
  if (problem !== 'tooBig') return 'number'
  if (cell.endsWith('up_to')) return { problem, params: { max: priceLimits.clicks } }
  const unit = unitOf(cell)
  return { problem, params: { max: unit === 'money' ? priceLimits.money / tiynPerTenge : priceLimits[unit] } }
}

/** Serializes changes of price lists: if two start on the same day or have the same number, the second is refused. */
const inTurn = (tx: Tx) => tx.execute(sql`lock table price_lists in share row exclusive mode`)

async function lock(tx: Tx, id: number): Promise<Row> {
  await inTurn(tx)
  const [row] = await tx.select().from(priceLists).where(eq(priceLists.id, id))
  if (!row) throw new PressError('notFound')
  return row
}

async function changePriceList(
  context: Context,
  id: number,
  version: number | undefined,
  work: (tx: Tx, row: Row) => Promise<void>,
): Promise<EditablePriceList> {
  const current = () => getPriceList(context, id)
  await runChange(
    context.db,
    async (tx) => {
      const row = await lock(tx, id)
      assertVersion(row, version)
      await work(tx, row)
    },
    async () => ({ price_list: await current() }),
  )
  return current()
}

const touch = (tx: Tx, id: number, values: Partial<typeof priceLists.$inferInsert>) =>
  tx
    .update(priceLists)
    .set({ ...values, version: sql`${priceLists.version} + 1`, updated_at: sql`now()` })
    .where(eq(priceLists.id, id))

async function assertDay(tx: Tx, from: string, own = 0): Promise<void> {
  const publishedLists = await tx
    .select({ from: priceLists.from })
    .from(priceLists)
    .where(and(eq(priceLists.status, 'entered' satisfies PriceListStatus), ne(priceLists.id, own)))
  const problem = validatePriceListStart(
    from,
    getToday(),
    publishedLists.map((list) => list.from),
  )
  if (problem) throw new PressError('validation', { fields: { from: problem } })
}

function assertDraft(row: Row): void {
  if (row.status !== 'draft') throw refused(row)
}

const refused = ({ number, from }: Row) =>
  new PressError('moveRefused', {
    message: { text: from <= getToday() ? 'priceList.begun' : 'priceList.entered', params: { number } },
  })

const rowsOf = (before: Prices, after: Prices) =>
  diffPriceLists(before, after, materials()).map(({ group, key }) => `${group}.${key}`)
