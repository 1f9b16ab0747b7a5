import type { AnswerOf, ParsedBody } from '@press/contract'
import { isOtherCustomer, isUndecided, getPartsProblem, takesPayments, type PaymentPart } from '@press/domain'
import { eq, inArray, sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import { assertVersion, runChange } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { offerPayments, offers, statementLines, statements } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { insertLedgerEntries, updateOfferBalances } from './ledger.ts'
import { getLine, getStatement } from './queries.ts'

type Line = typeof statementLines.$inferSelect
type Answer = AnswerOf<'POST /api/statement-lines/{id}/decide'>

/**
 * Makes one decision about one payment in one transaction. Locks the payment's statement first, so that no one closes the statement
 * meanwhile.
 */
async function changeLine(
  context: Context,
  id: number,
  version: number | undefined,
  applyDecision: (tx: Tx, line: Line, isClosed: boolean) => Promise<Partial<typeof statementLines.$inferInsert>>,
): Promise<Answer> {
  const readAnswer = async (): Promise<Answer> => {
    const line = await getLine(context.db, id)
    return { line, statement: await getStatement(context.db, line.statement_id) }
  }
  await runChange(
    context.db,
    async (tx) => {
      const [statement] = await tx
        .select({ id: statements.id, closed_at: statements.closed_at })
        .from(statements)
        .where(sql`${statements.id} = (select statement_id from statement_lines where id = ${id})`)
        .for('update')
      const [line] = await tx.select().from(statementLines).where(eq(statementLines.id, id)).for('update')
      if (!statement || !line) throw new PressError('notFound')
      assertVersion(line, version)
      const values = await applyDecision(tx, line, statement.closed_at !== null)
      await tx
        .update(statementLines)
        .set({
          decided_by: context.person.id,
          decided_at: sql`now()`,
          ...values,
          version: sql`${statementLines.version} + 1`,
        })
        .where(eq(statementLines.id, id))
      await tx
        .update(statements)
        .set({ version: sql`${statements.version} + 1` })
        .where(eq(statements.id, statement.id))
    },
    readAnswer,
  )
  return readAnswer()
}

/** Locks the offers of the parts in a fixed order, so that concurrent decisions do not deadlock. */
const lockOffers = (tx: Tx, parts: readonly PaymentPart[]) =>
  tx
    .select()
    .from(offers)
    .where(inArray(offers.id, [0, ...parts.map(({ offer_id }) => offer_id)]))
    .orderBy(offers.id)
    .for('update')

type Parts = readonly (PaymentPart & { reason?: string })[]
type Offers = Awaited<ReturnType<typeof lockOffers>>

/** Records the paid or reversed amount in the log of each offer. */
async function recordPayments(tx: Tx, rows: Offers, parts: Parts, line: Line) {
  for (const { offer_id, amount, reason } of parts) {
    const row = rows.find(({ id }) => id === offer_id)
    if (row) await recordEvent(tx, 'offer.paid', row, { amount, statement_line: line.id, ...(reason && { reason }) })
  }
}

const assertUndecided = (line: Line, isClosed: boolean): void => {
  if (isClosed) throw new PressError('moveRefused', { message: 'statement.closed' })
  if (!isUndecided(line.state)) throw new PressError('moveRefused', { message: 'statement.decided' })
}

/** Enters a payment in the ledgers of its offers. */
export const assignPayment = (
  context: Context,
  id: number,
  { parts, advance, reason, version }: ParsedBody<'POST /api/statement-lines/{id}/decide'>,
): Promise<Answer> =>
  changeLine(context, id, version, async (tx, line, isClosed) => {
    assertUndecided(line, isClosed)
    const rows = await lockOffers(tx, parts)
    const problem = getPartsProblem(line.amount, parts, (offerId) => {
      const row = rows.find((one) => one.id === offerId)
      if (!row || !takesPayments(row)) return 0
      // An amount above the invoice is accepted only if it is declared an advance.
      return advance ? line.amount : row.sum - row.paid
    })
    if (problem) throw new PressError('validation', { fields: { parts: `parts_${problem}` } })
    const otherCustomerOffers = rows.filter((row) => isOtherCustomer(line.payer_bin, row)).map(({ id: offer }) => offer)
    if (otherCustomerOffers.length > 0 && !reason)
      throw new PressError('validation', { fields: { reason: 'otherCustomer' } })
    const explainedParts = parts.map((part) =>
      otherCustomerOffers.includes(part.offer_id) ? { ...part, reason } : part,
    )
    await insertLedgerEntries(tx, context.person.id, [{ ...line, parts: explainedParts }])
    await recordPayments(tx, rows, explainedParts, line)
    return { state: 'matched', parts }
  })

/** Marks a payment as unrelated to the press's offers. */
export const markPaymentUnrelated = (context: Context, id: number, version: number | undefined): Promise<Answer> =>
  changeLine(context, id, version, async (tx, line, isClosed) => {
    assertUndecided(line, isClosed)
    await recordEvent(
      tx,
      'statement.foreign',
      { id: line.statement_id },
      {
        amount: line.amount,
        payer_name: line.payer_name,
      },
    )
    return { state: 'foreign' }
  })

/**
 * Undoes a decision. Before the payment's statement is closed, deletes the ledger rows of the decision. Afterwards, adds reversing
 * rows with a reason.
 */
export const undoDecision = (
  context: Context,
  id: number,
  { reason, version }: ParsedBody<'POST /api/statement-lines/{id}/undo'>,
): Promise<Answer> =>
  changeLine(context, id, version, async (tx, line, isClosed) => {
    if (isUndecided(line.state) || line.state === 'reversed')
      throw new PressError('moveRefused', { message: 'statement.undecided' })
    if (isClosed && !reason) throw new PressError('validation', { fields: { reason: 'required' } })
    const rows = line.state === 'matched' ? await lockOffers(tx, line.parts) : []
    const reversals = line.state === 'matched' ? line.parts.map((part) => ({ ...part, amount: -part.amount })) : []
    for (const { offer_id, amount } of reversals) {
      const row = rows.find((one) => one.id === offer_id)
      // Someone has refunded the money by hand meanwhile, and it cannot be refunded twice.
      if (row && row.paid + amount < 0) throw new PressError('moveRefused', { message: 'statement.givenBack' })
    }
    if (isClosed && line.state === 'foreign') throw new PressError('moveRefused', { message: 'statement.closed' })
    if (isClosed)
      await insertLedgerEntries(tx, context.person.id, [{ ...line, date: getToday(), parts: reversals }], reason)
    else {
      await tx.delete(offerPayments).where(eq(offerPayments.statement_line_id, id))
      await updateOfferBalances(
        tx,
        reversals.map(({ offer_id }) => offer_id),
      )
    }
    if (reversals.length > 0) await recordPayments(tx, rows, reversals, line)
    else await recordEvent(tx, 'statement.undone', { id: line.statement_id }, { amount: line.amount })
    if (isClosed) return { state: 'reversed' }
    const state = line.parts.length > 0 ? ('confirm' as const) : ('unknown' as const)
    return { state, reason: line.state === 'foreign' ? line.reason : 'undone', decided_by: null, decided_at: null }
  })

/** Closes a statement. After that, its payments can only be reversed, and cannot be deleted. */
export async function closeStatement(context: Context, id: number, version: number | undefined) {
  const readStatement = async () => ({ statement: await getStatement(context.db, id) })
  await runChange(
    context.db,
    async (tx) => {
      const [row] = await tx.select().from(statements).where(eq(statements.id, id)).for('update')
      if (!row) throw new PressError('notFound')
      assertVersion(row, version)
      if (row.closed_at) throw new PressError('moveRefused', { message: 'statement.closed' })
      const [countRow] = await tx
        .select({ count: sql<string>`count(*)` })
        .from(statementLines)
        .where(sql`${statementLines.statement_id} = ${id} and ${statementLines.state} in ('confirm', 'unknown')`)
      const count = Number(countRow?.count ?? 0)
      if (count > 0) throw new PressError('moveRefused', { message: { text: 'statement.open', params: { count } } })
      await tx
        .update(statements)
        .set({ closed_at: sql`now()`, closed_by: context.person.id, version: sql`${statements.version} + 1` })
        .where(eq(statements.id, id))
      await recordEvent(tx, 'statement.closed', { id }, { file_name: row.file_name })
    },
    readStatement,
  )
  return readStatement()
}
