import type { ParsedBody } from '@press/contract'
import { validateMemorandum, type Memorandum } from '@press/domain'
import { sql, eq } from 'drizzle-orm'
import { runChange, assertVersion } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { memoranda } from '../../database/schema.ts'
import { type FieldProblem, PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { findMemorandum } from './queries.ts'
import { holdLock } from '../../database/hold-lock.ts'

type Body = ParsedBody<'POST /api/memoranda'>

function assertValidMemorandum({ signed_on, ends_on, ...body }: Body): void {
  const fieldProblems = validateMemorandum({ ...body, signed_on: signed_on ?? '', ends_on: ends_on ?? '' })
  const problems = Object.entries(fieldProblems).map(([field, problem]): [string, FieldProblem] => [
    field,
    problem === 'beforeDate' ? 'beforeMemorandum' : problem,
  ])
  if (problems.length > 0) throw new PressError('validation', { fields: Object.fromEntries(problems) })
}

/** Throws if another memorandum of the year has the number. Reports the duplicate on the form field. */
async function assertNumberUnused(tx: Tx, { number, date }: Body, exceptId: number): Promise<void> {
  await holdLock(tx, 'memoranda')
  const { rows } = await tx.execute(
    sql`select from memoranda where number = ${number} and extract(year from date) = extract(year from ${date}::date)
      and id <> ${exceptId}`,
  )
  if (rows.length > 0) throw new PressError('validation', { fields: { number: 'numberTaken' } })
}

export async function createMemorandum(context: Context, { scan, ...body }: Body): Promise<Memorandum> {
  const { db, files, person } = context
  assertValidMemorandum(body)
  const id = await db.transaction(async (tx) => {
    await assertNumberUnused(tx, body, 0)
    const [row] = await tx
      .insert(memoranda)
      .values({ ...body, created_by: person.id })
      .returning({ id: memoranda.id })
    if (!row) throw new Error('Insert returned no memorandum')
    await files.link(tx, person, 'memorandum', row.id, { scan })
    await recordEvent(tx, 'memorandum.entered', { id: row.id, number: body.number })
    return row.id
  })
  return findMemorandum(context, id)
}

export async function editMemorandum(
  context: Context,
  id: number,
  { version, scan, ...body }: ParsedBody<'PUT /api/memoranda/{id}'>,
): Promise<Memorandum> {
  const { db, files, person } = context
  assertValidMemorandum(body)
  await runChange(
    db,
    async (tx) => {
      const row = await lockMemorandum(tx, id)
      assertVersion(row, version)
      await assertNumberUnused(tx, body, id)
      await files.link(tx, person, 'memorandum', id, { scan })
      await tx
        .update(memoranda)
        .set({ ...body, version: row.version + 1, updated_at: sql`now()` })
        .where(eq(memoranda.id, id))
      await recordEvent(tx, 'memorandum.edited', { id, number: body.number })
    },
    async () => ({ memorandum: await findMemorandum(context, id) }),
  )
  return findMemorandum(context, id)
}

export async function removeMemorandum(context: Context, id: number): Promise<void> {
  const { db, files, person } = context
  await db.transaction(async (tx) => {
    const { number } = await lockMemorandum(tx, id)
    await files.link(tx, person, 'memorandum', id, { scan: null })
    await tx.delete(memoranda).where(eq(memoranda.id, id))
    await recordEvent(tx, 'memorandum.removed', { id, number })
  })
}

async function lockMemorandum(tx: Tx, id: number): Promise<{ version: number; number: string }> {
  const [row] = await tx
    .select({ version: memoranda.version, number: memoranda.number })
    .from(memoranda)
    .where(eq(memoranda.id, id))
    .for('update')
  if (!row) throw new PressError('notFound')
  return row
}
