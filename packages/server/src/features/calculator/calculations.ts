import type { ParsedBody } from '@press/contract'
import {
  calculatorProblems,
  calculateEstimate,
  limits,
  pageCountLimits,
  maxPrintRunCopies,
  type BookParams,
  type CalculatorProblem,
  type PriceList,
  type SavedCalculation,
} from '@press/domain'
import { and, eq, sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import { assertVersion, runChange } from '../../database/run-change.ts'
import type { Db, Tx } from '../../database/database.ts'
import { calculations, users } from '../../database/schema.ts'
import { assertFields, PressError, type FieldProblem } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../context.ts'
import { findCalculation, findPriceListsForDay } from './queries.ts'

type Row = typeof calculations.$inferSelect
type Book = Required<BookParams>

/** Returns the problems of a book by a price list, field by field. */
export const validateCalculation = (book: Book, prices: PriceList): Record<string, FieldProblem> =>
  Object.fromEntries(
    Object.entries(calculatorProblems(book, prices)).map(([field, problem]) => [field, wordsOf(field, problem, book)]),
  )

/** Calculates the price of a book by today's prices; a sum that a browser sends is ignored. */
async function reckoned(db: Db, book: Book) {
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
  const values = await reckoned(db, book)
  const id = await db.transaction((tx) => insert(tx, context, { ...values, name }))
  return findCalculation(db, person, id)
}

function wordsOf(field: string, problem: CalculatorProblem, book: Book): FieldProblem {
  const { min, max } = field === 'pages' ? pageCountLimits(book) : { min: 1, max: maxPrintRunCopies }
  if (problem === 'tooFew') return { problem: 'tooSmall', params: { min } }
  if (problem === 'tooMany') return { problem: 'tooBig', params: { max } }
  return problem === 'whole' ? 'number' : problem
}

/** A change of only the name keeps the calculated sum. */
export async function editCalculation(
  context: Context,
  id: number,
  { name, book, version }: ParsedBody<'PATCH /api/calculations/{id}'>,
): Promise<SavedCalculation> {
  const { db, person } = context
  const current = () => findCalculation(db, person, id)
  const values = { ...(name !== undefined && { name }), ...(book && (await reckoned(db, book))) }
  await runChange(
    db,
    async (tx) => {
      const row = await lock(tx, context, id)
      assertVersion(row, version)
      await tx
        .update(calculations)
        .set({ ...values, version: row.version + 1, updated_at: sql`now()` })
        .where(eq(calculations.id, id))
      await recordEvent(tx, 'calculation.edited', { id }, { name: name ?? row.name })
    },
    async () => ({ calculation: await current() }),
  )
  return current()
}

export async function copyCalculation(context: Context, id: number): Promise<SavedCalculation> {
  const { db, person, t } = context
  const { name, ...row } = await findCalculation(db, person, id)
  const values = await reckoned(db, bookIn(row))
  const copyName = t('calculator:saved.copyOf', { name }).slice(0, limits.calculationName)
  const copy = await db.transaction((tx) => insert(tx, context, { ...values, name: copyName }))
  return findCalculation(db, person, copy)
}

export async function removeCalculation(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { name } = await lock(tx, context, id)
    await tx.delete(calculations).where(eq(calculations.id, id))
    await recordEvent(tx, 'calculation.removed', { id }, { name })
  })
}

const bookIn = (row: Book): Book => ({
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

async function insert(
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

async function lock(tx: Tx, { person }: Context, id: number): Promise<Row> {
  const [row] = await tx
    .select()
    .from(calculations)
    .where(and(eq(calculations.id, id), eq(calculations.owner_id, person.id)))
    .for('update')
  if (!row) throw new PressError('notFound')
  return row
}
