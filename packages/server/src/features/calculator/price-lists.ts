import type { ParsedBody } from '@press/contract'
import {
  type EditablePriceList,
  type Prices,
  validatePrice,
  type PriceProblem,
  priceLimits,
  getPriceUnit,
  tiynPerTenge,
  type PriceListStatus,
  validatePriceListStart,
  diffPriceLists,
  getMaterials,
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
  { from, like: sourceListId }: ParsedBody<'POST /api/price-list'>,
): Promise<EditablePriceList> {
  const id = await context.db.transaction(async (tx) => {
    await lockPriceLists(tx)
    const [latestList] = await tx.select().from(priceLists).orderBy(desc(priceLists.number)).limit(1)
    const [sourceList] = sourceListId
      ? await tx.select().from(priceLists).where(eq(priceLists.id, sourceListId))
      : [latestList]
    if (!latestList || !sourceList) throw new PressError('notFound')
    await assertStartDay(tx, from)
    const [row] = await tx
      .insert(priceLists)
      .values({ number: latestList.number + 1, from, prices: sourceList.prices, created_by: context.person.id })
      .returning()
    if (!row) throw new Error('Insert returned no price list')
    await recordEvent(tx, 'pricelist.begun', row, { like: sourceList.number })
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
    const changes = { from: from ?? row.from, prices: { ...row.prices, ...prices } }
    assertPrices(changes.prices)
    if (from !== undefined && from !== row.from) await assertStartDay(tx, from, id)
    await updatePriceList(tx, id, changes)
    await recordEvent(
      tx,
      'pricelist.edited',
      { ...row, ...changes },
      { rows: listChangedPrices(row.prices, changes.prices) },
    )
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
    if (status === 'entered') await assertStartDay(tx, row.from, id)
    else if (row.from <= getToday()) throw createPriceListRefusal(row)
    await updatePriceList(tx, id, { status, entered_at: status === 'entered' ? new Date() : null })
    await recordEvent(tx, status === 'entered' ? 'pricelist.entered' : 'pricelist.takenBack', row)
  })

export async function removePriceList(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await lockPriceList(tx, id)
    assertDraft(row)
    await tx.delete(priceLists).where(eq(priceLists.id, id))
    await recordEvent(tx, 'pricelist.removed', row)
  })
}

function assertPrices(prices: Prices): void {
  const problems = Object.entries(validatePrice(prices)) as [string, PriceProblem][]
  if (problems.length > 0)
    throw new PressError('validation', {
      fields: Object.fromEntries(problems.map(([cell, problem]) => [cell, toFieldProblem(cell, problem)])),
    })
}

function toFieldProblem(cell: string, problem: PriceProblem): FieldProblem {
  if (problem === 'overlap') return 'overlap'
  if (problem === 'wholeSheets') return 'whole'
  if (problem !== 'tooBig') return 'number'
  if (cell.endsWith('up_to')) return { problem, params: { max: priceLimits.clicks } }
  const unit = getPriceUnit(cell)
  return { problem, params: { max: unit === 'money' ? priceLimits.money / tiynPerTenge : priceLimits[unit] } }
}

/** Serializes changes of price lists: if two start on the same day or have the same number, the second is refused. */
const lockPriceLists = (tx: Tx) => tx.execute(sql`lock table price_lists in share row exclusive mode`)

async function lockPriceList(tx: Tx, id: number): Promise<Row> {
  await lockPriceLists(tx)
  const [row] = await tx.select().from(priceLists).where(eq(priceLists.id, id))
  if (!row) throw new PressError('notFound')
  return row
}

async function changePriceList(
  context: Context,
  id: number,
  version: number | undefined,
  applyChange: (tx: Tx, row: Row) => Promise<void>,
): Promise<EditablePriceList> {
  const getCurrent = () => getPriceList(context, id)
  await runChange(
    context.db,
    async (tx) => {
      const row = await lockPriceList(tx, id)
      assertVersion(row, version)
      await applyChange(tx, row)
    },
    async () => ({ price_list: await getCurrent() }),
  )
  return getCurrent()
}

const updatePriceList = (tx: Tx, id: number, values: Partial<typeof priceLists.$inferInsert>) =>
  tx
    .update(priceLists)
    .set({ ...values, version: sql`${priceLists.version} + 1`, updated_at: sql`now()` })
    .where(eq(priceLists.id, id))

async function assertStartDay(tx: Tx, from: string, exceptId = 0): Promise<void> {
  const publishedLists = await tx
    .select({ from: priceLists.from })
    .from(priceLists)
    .where(and(eq(priceLists.status, 'entered' satisfies PriceListStatus), ne(priceLists.id, exceptId)))
  const problem = validatePriceListStart(
    from,
    getToday(),
    publishedLists.map((list) => list.from),
  )
  if (problem) throw new PressError('validation', { fields: { from: problem } })
}

function assertDraft(row: Row): void {
  if (row.status !== 'draft') throw createPriceListRefusal(row)
}

const createPriceListRefusal = ({ number, from }: Row) =>
  new PressError('moveRefused', {
    message: { text: from <= getToday() ? 'priceList.begun' : 'priceList.entered', params: { number } },
  })

const listChangedPrices = (before: Prices, after: Prices) =>
  diffPriceLists(before, after, getMaterials()).map(({ group, key }) => `${group}.${key}`)
