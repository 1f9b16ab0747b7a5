import type { ParsedBody } from '@press/contract'
import { calculateEstimate, type SavedCalculation, limits } from '@press/domain'
import { sql, eq, and } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import { runChange, assertVersion } from '../../database/run-change.ts'
import type { Db, Tx } from '../../database/database.ts'
import { calculations, users } from '../../database/schema.ts'
import { assertFields, PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { findCalculation } from './queries.ts'
import { findPriceListsForDay } from '../shared/price-lists.ts'
import { type Book, validateCalculation } from '../shared/calculation-problems.ts'

type Row = typeof calculations.$inferSelect

/** Calculates the price of a book by today's prices; a sum that a browser sends is ignored. */
async function calculatePrice(db: Db, book: Book) {
  const date = getToday()
  const { price_list } = await findPriceListsForDay(db, date)
  const problems = validateCalculation(book, price_list)
  assertFields(problems)
  const { unit_price, total, vat } = calculateEstimate(book, price_list, date)
  return { book, price_list_id: price_list.id, date, unit_price, sum: total, vat }
}

export async function saveCalculation(
  context: Context,
  { name, ...book }: ParsedBody<'POST /api/calculations'>,
): Promise<SavedCalculation> {
  const { db, person } = context
  const values = await calculatePrice(db, book)
  const id = await db.transaction((tx) => insertCalculation(tx, context, { ...values, name }))
  return findCalculation(db, person, id)
}

/** Changes a saved calculation. If only the name changes, the calculated sum stays. */
export async function editCalculation(
  context: Context,
  id: number,
  { name, book, version }: ParsedBody<'PATCH /api/calculations/{id}'>,
): Promise<SavedCalculation> {
  const { db, person } = context
  const getCurrent = () => findCalculation(db, person, id)
  const values = { ...(name !== undefined && { name }), ...(book && (await calculatePrice(db, book))) }
  await runChange(
    db,
    async (tx) => {
      const row = await lockCalculation(tx, context, id)
      assertVersion(row, version)
      await tx
        .update(calculations)
        .set({ ...values, version: row.version + 1, updated_at: sql`now()` })
        .where(eq(calculations.id, id))
      await recordEvent(tx, 'calculation.edited', { id }, { name: name ?? row.name })
    },
    async () => ({ calculation: await getCurrent() }),
  )
  return getCurrent()
}

export async function copyCalculation(context: Context, id: number): Promise<SavedCalculation> {
  const { db, person, t } = context
  const { name, ...row } = await findCalculation(db, person, id)
  const values = await calculatePrice(db, pickBook(row))
  const copyName = t('calculator:saved.copyOf', { name }).slice(0, limits.calculationName)
  const copyId = await db.transaction((tx) => insertCalculation(tx, context, { ...values, name: copyName }))
  return findCalculation(db, person, copyId)
}

export async function removeCalculation(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { name } = await lockCalculation(tx, context, id)
    await tx.delete(calculations).where(eq(calculations.id, id))
    await recordEvent(tx, 'calculation.removed', { id }, { name })
  })
}

const pickBook = (row: Book): Book => ({
  title: row.title,
  pages: row.pages,
  format: row.format,
  quantity: row.quantity,
  binding: row.binding,
  block_color: row.block_color,
  lamination: row.lamination,
  paper_type: row.paper_type,
  binding_method: row.binding_method,
})

async function insertCalculation(
  tx: Tx,
  context: Context,
  values: Omit<typeof calculations.$inferInsert, 'owner_id'>,
): Promise<number> {
  const owner_id = context.person.id
  // Locks the owner, so that simultaneous calculations are counted one after another.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, owner_id)).for('update')
  const savedCount = await tx.$count(calculations, eq(calculations.owner_id, owner_id))
  if (savedCount >= limits.calculations)
    throw new PressError('moveRefused', {
      message: { text: 'calculation.tooMany', params: { max: limits.calculations } },
    })
  const [row] = await tx
    .insert(calculations)
    .values({ ...values, owner_id })
    .returning({ id: calculations.id })
  if (!row) throw new Error('Insert returned no calculation')
  await recordEvent(tx, 'calculation.kept', row, { name: values.name })
  return row.id
}

async function lockCalculation(tx: Tx, { person }: Context, id: number): Promise<Row> {
  const [row] = await tx
    .select()
    .from(calculations)
    .where(and(eq(calculations.id, id), eq(calculations.owner_id, person.id)))
    .for('update')
  if (!row) throw new PressError('notFound')
  return row
}
