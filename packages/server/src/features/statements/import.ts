import {
  buildInvoiceIndex,
  getPaymentFingerprint,
  matchPayments,
  roleByKey,
  findStatementDoubts,
  sumLines,
  type BankPayment,
  type BankStatement,
  type StatementRow,
  type OpenInvoice,
} from '@press/domain'
import { formatDate, type Locale } from '@press/i18n/node'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { getToday } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { offers, profiles, statementLines, statements, users } from '../../database/schema.ts'
import type { ReportProgress } from '../../app/reply-with-progress.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { getPressDetails } from '../../database/press-side.ts'
import { insertLedgerEntries } from './ledger.ts'
import { getStatement } from './queries.ts'
import { holdLock } from '../../database/hold-lock.ts'

/** The number of rows per insert. */
const batchSize = 500
/** The number of days within which a payer's second payment with the same amount and purpose counts as a mistake. */
const duplicateWindowDays = 14

type FingerprintedPayment = BankPayment & { fingerprint: string }

/** Adds a fingerprint to each payment. Two identical payments in one file stay separate. */
function addFingerprints(payments: readonly BankPayment[]): FingerprintedPayment[] {
  const occurrences = new Map<string, number>()
  return payments.map((payment) => {
    const { date, number, amount, payer_bin, purpose } = payment
    const text = JSON.stringify([date, number, amount, payer_bin, purpose])
    const occurrence = (occurrences.get(text) ?? 0) + 1
    occurrences.set(text, occurrence)
    return { ...payment, fingerprint: createHash('sha256').update(`${text}${occurrence}`).digest('base64url') }
  })
}

/** Throws if a statement looks wrong, with the reason in the error. The person who imports it must then explain why it is right. */
export async function assertPlausible(
  { db, locale }: Pick<Context, 'db'> & { locale: Locale },
  statement: BankStatement,
): Promise<void> {
  const ownAccounts = (await getPressDetails(db)).accounts.map(({ account }) => account)
  const { accounts, days } = findStatementDoubts(statement, ownAccounts, getToday())
  const [firstDay, lastDay] = [days[0], days.at(-1)].map((day) => (day ? formatDate(day, locale, 'date') : ''))
  const params = {
    accounts: accounts.join(', '),
    days: firstDay === lastDay ? (firstDay ?? '') : `${firstDay} – ${lastDay}`,
  }
  const problem =
    accounts.length === 0 ? 'statementDays' : days.length === 0 ? 'statementAccount' : 'statementAccountAndDays'
  if (accounts.length + days.length > 0) throw new PressError('validation', { fields: { reason: { problem, params } } })
}

/**
 * Imports the new payments of a statement. Certain matches go to the ledgers of their offers at once. `reason` explains why a
 * statement that looks wrong is right.
 */
export async function importStatement(
  context: Context,
  fileName: string,
  statement: BankStatement,
  reason: string,
  reportProgress: ReportProgress = () => undefined,
): Promise<StatementRow> {
  const id = await context.db.transaction(async (tx) => {
    // Serializes imports, so that two statements never import one payment twice.
    await holdLock(tx, 'statements')
    const payments = await findNewPayments(tx, addFingerprints(statement.payments))
    if (payments.length === 0)
      throw new PressError('moveRefused', {
        message: { text: 'statement.known', params: { count: statement.payments.length } },
      })
    const matches = matchPayments(payments, await lockInvoices(tx, payments), await findRecentKeys(tx, payments))
    const { format, bank, account, date_from, date_to, turnover } = statement
    const [insertedStatement] = await tx
      .insert(statements)
      .values({
        file_name: fileName,
        format,
        bank,
        account,
        date_from,
        date_to,
        turnover,
        known: statement.payments.length - payments.length,
        reason,
        created_by: context.person.id,
      })
      .returning({ id: statements.id })
    if (!insertedStatement) throw new Error('Insert returned no statement')
    const insertedLines = await insertLines(
      tx,
      payments.map(({ line: _line, ...payment }, index) => {
        const match = matches[index] ?? { state: 'unknown', reason: 'unknownPayer', parts: [] }
        return { ...payment, ...match, statement_id: insertedStatement.id }
      }),
      reportProgress,
    )
    await insertLedgerEntries(tx, context.person.id, insertedLines)
    const matchedOfferIds = insertedLines.flatMap(({ parts }) => parts.map(({ offer_id }) => offer_id))
    await recordEvent(
      tx,
      'statement.imported',
      insertedStatement,
      {
        file_name: fileName,
        payments: payments.length,
        sum: sumLines(payments.map(({ amount }) => ({ sum: amount }))),
        matched: insertedLines.length,
        ...(reason && { reason }),
      },
      { audience: await findRecipientIds(tx, matchedOfferIds) },
    )
    return insertedStatement.id
  })
  return getStatement(context.db, id)
}

/** Returns the payments that no earlier statement contains. */
async function findNewPayments(tx: Tx, payments: readonly FingerprintedPayment[]): Promise<FingerprintedPayment[]> {
  const knownRows = await tx
    .select({ fingerprint: statementLines.fingerprint })
    .from(statementLines)
    .where(sql`${statementLines.fingerprint} = any(${sql.param(payments.map(({ fingerprint }) => fingerprint))})`)
  const knownFingerprints = new Set(knownRows.map(({ fingerprint }) => fingerprint))
  return payments.filter(({ fingerprint }) => !knownFingerprints.has(fingerprint))
}

/** Returns the keys of recent payments, for finding duplicates. */
async function findRecentKeys(tx: Tx, payments: readonly FingerprintedPayment[]): Promise<Set<string>> {
  const days = payments.map(({ date }) => date).sort()
  const rows = await tx
    .select({ amount: statementLines.amount, payer_bin: statementLines.payer_bin, purpose: statementLines.purpose })
    .from(statementLines)
    .where(
      sql`${statementLines.payer_bin} = any(${sql.param(buildInvoiceIndex(payments).bins)})
        and ${statementLines.state} in ('matched', 'confirm', 'unknown')
        and ${statementLines.date} between ${days[0]}::date - ${duplicateWindowDays}::int and ${days.at(-1)}::date`,
    )
  return new Set(rows.map(getPaymentFingerprint))
}

/** Locks the invoices that the payments may be for, so that no one else pays them meanwhile. */
async function lockInvoices(tx: Tx, payments: readonly FingerprintedPayment[]): Promise<OpenInvoice[]> {
  const { numbers, bins, amounts } = buildInvoiceIndex(payments)
  return tx
    .select({
      offer_id: offers.id,
      number: offers.number,
      invoice_number: offers.invoice_number,
      recipient_bin: offers.recipient_bin,
      recipient_name: sql<string>`${offers.recipient_name}`,
      sum: offers.sum,
      paid: offers.paid,
    })
    .from(offers)
    .where(
      sql`${offers.status} not in ('in process', 'rejected') and (${offers.recipient_bin} = any(${sql.param(bins)})
        or ltrim(${offers.invoice_number}, '0') = any(${sql.param(numbers)})
        or ltrim(${offers.number}, '0') = any(${sql.param(numbers)})
        or (${offers.sum} - ${offers.paid} = any(${sql.param(amounts)}::bigint[]) and ${offers.sum} > ${offers.paid}))`,
    )
    .orderBy(offers.id)
    .for('update')
}

type Line = typeof statementLines.$inferInsert

/** Inserts lines, and enters the certain matches in the ledgers. */
async function insertLines(tx: Tx, lines: readonly Line[], reportProgress: ReportProgress) {
  const matchedLines: Pick<typeof statementLines.$inferSelect, 'id' | 'number' | 'date' | 'purpose' | 'parts'>[] = []
  for (let offset = 0; offset < lines.length; offset += batchSize) {
    reportProgress({ done: offset, of: lines.length })
    const { id, number, date, purpose, parts, state } = statementLines
    const batchLines = await tx
      .insert(statementLines)
      .values(lines.slice(offset, offset + batchSize))
      .returning({ id, number, date, purpose, parts, state })
    matchedLines.push(...batchLines.filter((one) => one.state === 'matched'))
  }
  reportProgress({ done: lines.length, of: lines.length })
  return matchedLines
}

/** Returns the accounts of the people whose offers were paid, to notify them. */
async function findRecipientIds(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectDistinct({ user: sql<number | null>`coalesce(${users.id}, ${offers.user_id})` })
    .from(offers)
    .leftJoin(profiles, eq(profiles.organization_id, offers.organization_id))
    .leftJoin(users, and(eq(users.id, profiles.user_id), eq(users.role_id, roleByKey('partner').id)))
    .where(inArray(offers.id, [...new Set(ids)]))
  return rows.flatMap(({ user }) => user ?? [])
}
