import type { ParsedBody } from '@press/contract'
import { validateRoyaltyTerms, type RoyaltyTerms } from '@press/domain'
import { isValidIban } from '@press/domain/identifiers/iban'
import { eq, sql } from 'drizzle-orm'
import { assertVersion, runChange } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { contracts, royaltyTerms } from '../../database/schema.ts'
import { PressError, type FieldProblem } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { findRoyaltyTerms } from './manual-entries.ts'
import { lockBook } from './sale.ts'
import { holdLock } from '../../database/hold-lock.ts'

type Body = ParsedBody<'POST /api/realisation/books/{id}/terms'>

function assertValidTerms({ starts_on, ends_on, ...body }: Body): void {
  const fields: Record<string, FieldProblem> = {
    ...validateRoyaltyTerms({ ...body, starts_on: starts_on ?? '', ends_on: ends_on ?? '' }),
    ...Object.fromEntries(
      body.authors.flatMap(({ account }, index) =>
        account && !isValidIban(account) ? [[`authors.${index}.account`, 'iban' as const]] : [],
      ),
    ),
  }
  if (Object.keys(fields).length > 0) throw new PressError('validation', { fields })
}

/** Throws an error on the field if another contract of the year has the number. */
async function assertNumberFree(tx: Tx, { number, date }: Body, exceptId: number): Promise<void> {
  await holdLock(tx, 'authorContracts')
  const { rows } = await tx.execute(
    sql`select from contracts where kind = 'author' and number = ${number} and id <> ${exceptId}
      and extract(year from date) = extract(year from ${date}::date)`,
  )
  if (rows.length > 0) throw new PressError('validation', { fields: { number: 'numberTaken' } })
}

const splitBody = ({ number, date, starts_on, ends_on, rate, authors, email, language }: Body) => ({
  contract: { number, date, starts_on, ends_on, party_name: authors.map(({ name }) => name).join(', ') },
  terms: { rate, authors, email, language },
})

/** Creates a contract together with its terms. The contract is already signed outside the platform. */
export async function createRoyaltyTerms(context: Context, bookId: number, body: Body): Promise<RoyaltyTerms> {
  const { db } = context
  assertValidTerms(body)
  const { contract, terms } = splitBody(body)
  const id = await db.transaction(async (tx) => {
    await lockBook(tx, bookId)
    await assertNumberFree(tx, body, 0)
    const [row] = await tx
      .insert(contracts)
      .values({ kind: 'author', status: 'signed', ...contract })
      .returning({ id: contracts.id })
    if (!row) throw new Error('Insert returned no contract')
    await tx.insert(royaltyTerms).values({ contract_id: row.id, book_id: bookId, ...terms })
    await recordEvent(tx, 'realisation.terms-entered', row, { number: body.number })
    return row.id
  })
  return findRoyaltyTerms(db, id)
}

export async function editTerms(
  context: Context,
  id: number,
  { version, ...body }: ParsedBody<'PUT /api/realisation/contracts/{id}/terms'>,
): Promise<RoyaltyTerms> {
  const { db } = context
  assertValidTerms(body)
  const { contract, terms } = splitBody(body)
  await runChange(
    db,
    async (tx) => {
      const row = await lockTerms(tx, id)
      assertVersion(row, version)
      await assertNumberFree(tx, body, id)
      await tx
        .update(contracts)
        .set({ ...contract, version: row.version + 1, updated_at: sql`now()` })
        .where(eq(contracts.id, id))
      await tx.update(royaltyTerms).set(terms).where(eq(royaltyTerms.contract_id, id))
      await recordEvent(tx, 'realisation.terms-edited', { id }, { number: body.number })
    },
    async () => ({ terms: await findRoyaltyTerms(db, id) }),
  )
  return findRoyaltyTerms(db, id)
}

/** Removes the terms of a contract. Refuses if statements were delivered, because the author received them. */
export async function removeTerms(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { number } = await lockTerms(tx, id)
    const { rows } = await tx.execute(sql`select from royalty_sendings where contract_id = ${id} limit 1`)
    if (rows.length > 0) throw new PressError('moveRefused', { message: 'royalty.statementsSent' })
    const { rows: accrualRows } = await tx.execute(sql`select from accruals where contract_id = ${id} limit 1`)
    if (accrualRows.length > 0) throw new PressError('moveRefused', { message: 'royalty.hasAccruals' })
    await tx.delete(contracts).where(eq(contracts.id, id))
    await recordEvent(tx, 'realisation.terms-removed', { id }, { number })
  })
}

async function lockTerms(tx: Tx, id: number): Promise<{ version: number; number: string }> {
  const [row] = await tx
    .select({ version: contracts.version, number: contracts.number })
    .from(contracts)
    .innerJoin(royaltyTerms, eq(royaltyTerms.contract_id, contracts.id))
    .where(eq(contracts.id, id))
    .for('update')
  if (!row) throw new PressError('notFound')
  // Terms that both parties signed change only through a contract that renews this contract.
  const { rows: deliveryRows } = await tx.execute(sql`select from contract_sendings where contract_id = ${id} limit 1`)
  if (deliveryRows.length > 0) throw new PressError('moveRefused', { message: 'royalty.ofContract' })
  return row
}
