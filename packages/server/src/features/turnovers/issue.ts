import type { ParsedBody } from '@press/contract'
import {
  isOfferOpen,
  getUnreturnedLines,
  getUndeliveredLines,
  filterLinesByKind,
  getTurnoverSign,
  sumLines,
  createTurnoverLines,
  validateTurnover,
  getVatRate,
  type ChargedLine,
  type DeliveryKind,
  type LineQuantity,
  type TurnoverKind,
  type TurnoverProblem,
  type Offer,
} from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { offers, offerTechCards, turnovers } from '../../database/schema.ts'
import { PressError, type FieldProblem } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { assignNextNumber, getYear } from '../shared/document-numbers.ts'
import { changeOffer, type OfferRecord } from '../shared/offers/row.ts'
import { printStartDaySql, findOfferDocuments, type TurnoverRow } from '../shared/offers/turnovers.ts'
import { getCharges, settleTurnover } from './documents.ts'
import { moveGoods, undoGoods } from './stock.ts'

/** The API's names for document problems that differ from the domain's names. */
const problemNames: Partial<Record<TurnoverProblem, FieldProblem>> = {
  notNegative: { problem: 'tooSmall', params: { min: 0 } },
}

interface IssueRequest {
  date: string
  lines: readonly LineQuantity[]
}

/** Throws `validation` with a problem for each invalid field of a document. */
function assertValidDocument(
  request: IssueRequest,
  rules: Omit<Parameters<typeof validateTurnover>[1], 'today'>,
): void {
  const problems = Object.entries(validateTurnover(request, { ...rules, today: getToday() }))
  if (problems.length === 0) return
  const fields = Object.fromEntries(
    problems.map(([field, problem]) => [field, problemNames[problem] ?? (problem as FieldProblem)]),
  )
  throw new PressError('validation', { fields })
}

/**
 * Returns the day on which printing started. The day is null if printing has not started; the result is empty if the offer has no
 * tech cards.
 */
async function findPrintStart(tx: Tx, offerId: number): Promise<{ printedFrom?: string | null }> {
  const [card] = await tx.select().from(offerTechCards).where(eq(offerTechCards.offer_id, offerId)).limit(1)
  if (!card) return {}
  const [row] = await tx
    .select({ day: sql<string | null>`${printStartDaySql}::text` })
    .from(offers)
    .where(eq(offers.id, offerId))
  return { printedFrom: row?.day ?? null }
}

interface NewDocument extends IssueRequest {
  kind: TurnoverKind
  /** The maximum quantity of each line, with the line's price. */
  left: readonly ChargedLine[]
  /** The VAT rate in percent. */
  rate: number
  /** The document that this document corrects or returns. */
  of_id?: number
  reason?: string
}

/** Saves a document with the next number of its year. */
async function insertDocument(
  tx: Tx,
  context: Context,
  row: OfferRecord,
  { kind, date, lines: requestedLines, left: remainingLines, rate, of_id, reason = '' }: NewDocument,
): Promise<void> {
  const lines = createTurnoverLines(requestedLines, remainingLines, rate)
  const year = getYear(date)
  const number = await assignNextNumber(tx, kind, year)
  const [insertedTurnover] = await tx
    .insert(turnovers)
    .values({
      offer_id: row.id,
      kind,
      year,
      number,
      date,
      vat_rate: rate,
      lines,
      sum: getTurnoverSign(kind) * sumLines(lines),
      vat: getTurnoverSign(kind) * lines.reduce((total, { vat }) => total + vat, 0),
      of_id,
      reason,
      created_by: context.person.id,
    })
    .returning({ id: turnovers.id })
  if (!insertedTurnover) throw new Error('Insert returned no turnover')
  await moveGoods(tx, context, { id: insertedTurnover.id, offer_id: row.id, kind, date, lines: requestedLines, reason })
  await recordEvent(tx, 'offer.issued', row, { kind, number, ...(reason && { note: reason }) })
}

/** Returns the quantities of an offer that a kind of document can still deliver. */
const getRemainingLines = (row: OfferRecord, kind: DeliveryKind, documents: readonly TurnoverRow[]): ChargedLine[] =>
  filterLinesByKind(kind, getUndeliveredLines(getCharges(row), documents))

const toQuantities = (lines: readonly ChargedLine[]): LineQuantity[] =>
  lines.map(({ item, work, quantity }) => ({ item, work, quantity }))

/** Issues an act or a waybill for the remaining quantity, or for a part of it. */
export const issueTurnover = (
  context: Context,
  id: number,
  { kind, date = getToday(), lines, version }: ParsedBody<'POST /api/offers/{id}/turnovers'>,
): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    if (isOfferOpen(row.status) || !row.invoice_number)
      throw new PressError('moveRefused', { message: 'offer.lacks.invoice' })
    if (row.status === 'rejected') throw new PressError('moveRefused', { message: 'offer.rejected' })
    const documents = await findOfferDocuments(tx, id)
    const remainingLines = getRemainingLines(row, kind, documents)
    if (remainingLines.length === 0) throw new PressError('moveRefused', { message: `offer.nothingFor.${kind}` })
    if (remainingLines.every(({ quantity }) => quantity <= 0))
      throw new PressError('moveRefused', { message: `offer.issued.${kind}` })
    const request = { date, lines: lines ?? toQuantities(remainingLines) }
    assertValidDocument(request, {
      offerDate: row.date,
      left: remainingLines,
      ...(kind === 'waybill' && (await findPrintStart(tx, id))),
    })
    await insertDocument(tx, context, row, { ...request, kind, left: remainingLines, rate: getVatRate(date) })
    await settleTurnover(tx, context, row, documents)
  })

/** Returns a document of a locked offer that is not cancelled. */
function findActiveDocument(documents: readonly TurnoverRow[], id: number): TurnoverRow {
  const document = documents.find((one) => one.id === id)
  if (!document) throw new PressError('notFound')
  if (document.cancelled_at) throw new PressError('moveRefused', { message: 'offer.turnover.cancelled' })
  return document
}

/** Refuses to change a document with returns, because the returns refer to this document. */
function assertNoReturns(documents: readonly TurnoverRow[], id: number): void {
  if (documents.some((one) => one.kind === 'return' && one.of_id === id && !one.cancelled_at))
    throw new PressError('moveRefused', { message: 'offer.turnover.hasReturns' })
}

/** Issues a return for goods of a waybill. It uses the waybill's VAT rate, because it reduces the waybill's turnover. */
export const returnTurnover = (
  context: Context,
  { id, turnover: turnoverId }: { id: number; turnover: number },
  { date = getToday(), lines, reason, version }: ParsedBody<'POST /api/offers/{id}/turnovers/{turnover}/return'>,
): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    const documents = await findOfferDocuments(tx, id)
    const document = findActiveDocument(documents, turnoverId)
    if (document.kind !== 'waybill') throw new PressError('moveRefused', { message: 'offer.turnover.noGoods' })
    const remainingLines = getUnreturnedLines(document, documents)
    assertValidDocument({ date, lines }, { offerDate: row.date, documentDate: document.date, left: remainingLines })
    await insertDocument(tx, context, row, {
      kind: 'return',
      date,
      lines,
      left: remainingLines,
      rate: document.vat_rate,
      of_id: turnoverId,
      reason,
    })
    await settleTurnover(tx, context, row, documents)
  })

async function cancelDocument(tx: Tx, context: Context, id: number, reason: string): Promise<void> {
  await tx
    .update(turnovers)
    .set({ cancelled_at: sql`now()`, cancelled_by: context.person.id, cancel_reason: reason })
    .where(eq(turnovers.id, id))
  await undoGoods(tx, context, id, reason)
}

/** Cancels a document. It keeps its number, but does not count toward the totals. */
export const cancelTurnover = (
  context: Context,
  { id, turnover: turnoverId }: { id: number; turnover: number },
  { reason, version }: ParsedBody<'POST /api/offers/{id}/turnovers/{turnover}/cancel'>,
): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    const documents = await findOfferDocuments(tx, id)
    const { kind, number } = findActiveDocument(documents, turnoverId)
    assertNoReturns(documents, turnoverId)
    // Returned goods may have been delivered again, so their return cannot be cancelled.
    if (kind === 'return') {
      const otherDocuments = documents.filter((one) => one.id !== turnoverId)
      if (getUndeliveredLines(getCharges(row), otherDocuments).some(({ quantity }) => quantity < 0))
        throw new PressError('moveRefused', { message: 'offer.turnover.handedAgain' })
    }
    await cancelDocument(tx, context, turnoverId, reason)
    await recordEvent(tx, 'offer.cancelled', row, { kind, number, note: reason })
    await settleTurnover(tx, context, row, documents)
  })

/** Corrects a wrong act or waybill: issues a new document and cancels the wrong one. */
export const correctTurnover = (
  context: Context,
  { id, turnover: turnoverId }: { id: number; turnover: number },
  { date, lines, reason, version }: ParsedBody<'POST /api/offers/{id}/turnovers/{turnover}/correct'>,
): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    const documents = await findOfferDocuments(tx, id)
    const { kind } = findActiveDocument(documents, turnoverId)
    if (kind === 'return') throw new PressError('moveRefused', { message: 'offer.turnover.cancelReturn' })
    assertNoReturns(documents, turnoverId)
    const remainingLines = getRemainingLines(
      row,
      kind,
      documents.filter((one) => one.id !== turnoverId),
    )
    assertValidDocument(
      { date, lines },
      { offerDate: row.date, left: remainingLines, ...(kind === 'waybill' && (await findPrintStart(tx, id))) },
    )
    await cancelDocument(tx, context, turnoverId, reason)
    await insertDocument(tx, context, row, {
      kind,
      date,
      lines,
      left: remainingLines,
      rate: getVatRate(date),
      of_id: turnoverId,
      reason,
    })
    await settleTurnover(tx, context, row, documents)
  })
