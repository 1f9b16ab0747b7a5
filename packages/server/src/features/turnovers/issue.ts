import type { ParsedBody } from '@press/contract'
import {
  isOfferOpen,
  getUnreturnedLines,
  leftOf,
  linesOfKind,
  signOf,
  sumLines,
  turnoverLines,
  validateTurnover,
  vatRateOn,
  type ChargedLine,
  type HandingKind,
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
import { nextNumber, getYear } from '../shared/document-numbers.ts'
import { changeOffer, type OfferRowOf } from '../shared/offers/row.ts'
import { printedFromOfOffer, documentsOf, type TurnoverRow } from '../shared/offers/turnovers.ts'
import { chargesOf, settleTurnover } from './documents.ts'
import { moveGoods, undoGoods } from './stock.ts'

/** The API's names for document problems that differ from the domain's names. */
const words: Partial<Record<TurnoverProblem, FieldProblem>> = {
  notNegative: { problem: 'tooSmall', params: { min: 0 } },
}

interface IssueRequest {
  date: string
  lines: readonly LineQuantity[]
}

/** Throws `validation` with a problem for each invalid field of a document. */
function check(request: IssueRequest, rules: Omit<Parameters<typeof validateTurnover>[1], 'today'>): void {
  const found = Object.entries(validateTurnover(request, { ...rules, today: getToday() }))
  if (found.length === 0) return
  const fields = Object.fromEntries(
    found.map(([field, problem]) => [field, words[problem] ?? (problem as FieldProblem)]),
  )
  throw new PressError('validation', { fields })
}

/**
 * Returns the day on which printing started. The day is null if printing has not started; the result is empty if the offer has no
 * tech cards.
 */
async function printedFrom(tx: Tx, offer: number): Promise<{ printedFrom?: string | null }> {
  const [card] = await tx.select().from(offerTechCards).where(eq(offerTechCards.offer_id, offer)).limit(1)
  if (!card) return {}
  const [row] = await tx
    .select({ day: sql<string | null>`${printedFromOfOffer}::text` })
    .from(offers)
    .where(eq(offers.id, offer))
  return { printedFrom: row?.day ?? null }
}

interface NewDocument extends IssueRequest {
  kind: TurnoverKind
  /** The maximum quantity of each line, with the line's price. */
  left: readonly ChargedLine[]
  rate: number
  of_id?: number
  reason?: string
}

/** Saves a document with the next number of its year. */
async function write(
  tx: Tx,
  context: Context,
  row: OfferRowOf,
  { kind, date, lines: requestedLines, left, rate, of_id, reason = '' }: NewDocument,
): Promise<void> {
  const lines = turnoverLines(requestedLines, left, rate)
  const year = getYear(date)
  const number = await nextNumber(tx, kind, year)
  const [made] = await tx
    .insert(turnovers)
    .values({
      offer_id: row.id,
      kind,
      year,
      number,
      date,
      vat_rate: rate,
      lines,
      sum: signOf(kind) * sumLines(lines),
      vat: signOf(kind) * lines.reduce((total, { vat }) => total + vat, 0),
      of_id,
      reason,
      created_by: context.person.id,
    })
    .returning({ id: turnovers.id })
  if (!made) throw new Error('Insert returned no turnover')
  await moveGoods(tx, context, { id: made.id, offer_id: row.id, kind, date, lines: requestedLines, reason })
  await recordEvent(tx, 'offer.issued', row, { kind, number, ...(reason && { note: reason }) })
}

/** Returns the quantities of an offer that a kind of document can still deliver. */
const leftFor = (row: OfferRowOf, kind: HandingKind, documents: readonly TurnoverRow[]): ChargedLine[] =>
  linesOfKind(kind, leftOf(chargesOf(row), documents))

const every = (lines: readonly ChargedLine[]): LineQuantity[] =>
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
    const before = await documentsOf(tx, id)
    const left = leftFor(row, kind, before)
    if (left.length === 0) throw new PressError('moveRefused', { message: `offer.nothingFor.${kind}` })
    if (left.every(({ quantity }) => quantity <= 0))
      throw new PressError('moveRefused', { message: `offer.issued.${kind}` })
    const request = { date, lines: lines ?? every(left) }
    check(request, { offerDate: row.date, left, ...(kind === 'waybill' && (await printedFrom(tx, id))) })
    await write(tx, context, row, { ...request, kind, left, rate: vatRateOn(date) })
    await settleTurnover(tx, context, row, before)
  })

/** Returns a document of a locked offer that is not cancelled. */
function findActiveDocument(documents: readonly TurnoverRow[], id: number): TurnoverRow {
  const found = documents.find((one) => one.id === id)
  if (!found) throw new PressError('notFound')
  if (found.cancelled_at) throw new PressError('moveRefused', { message: 'offer.turnover.cancelled' })
  return found
}

/** Refuses to change a document with returns, because the returns refer to this document. */
function assertNothingBack(documents: readonly TurnoverRow[], id: number): void {
  if (documents.some((one) => one.kind === 'return' && one.of_id === id && !one.cancelled_at))
    throw new PressError('moveRefused', { message: 'offer.turnover.hasReturns' })
}

/** Issues a return for goods of a waybill. It uses the waybill's VAT rate, because it reduces the waybill's turnover. */
export const returnTurnover = (
  context: Context,
  { id, turnover }: { id: number; turnover: number },
  { date = getToday(), lines, reason, version }: ParsedBody<'POST /api/offers/{id}/turnovers/{turnover}/return'>,
): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    const before = await documentsOf(tx, id)
    const document = findActiveDocument(before, turnover)
    if (document.kind !== 'waybill') throw new PressError('moveRefused', { message: 'offer.turnover.noGoods' })
    const left = getUnreturnedLines(document, before)
    check({ date, lines }, { offerDate: row.date, documentDate: document.date, left })
    await write(tx, context, row, {
      kind: 'return',
      date,
      lines,
      left,
      rate: document.vat_rate,
      of_id: turnover,
      reason,
    })
    await settleTurnover(tx, context, row, before)
  })

async function cancel(tx: Tx, context: Context, id: number, reason: string): Promise<void> {
  await tx
    .update(turnovers)
    .set({ cancelled_at: sql`now()`, cancelled_by: context.person.id, cancel_reason: reason })
    .where(eq(turnovers.id, id))
  await undoGoods(tx, context, id, reason)
}

/** Cancels a document. It keeps its number, but does not count toward the totals. */
export const cancelTurnover = (
  context: Context,
  { id, turnover }: { id: number; turnover: number },
  { reason, version }: ParsedBody<'POST /api/offers/{id}/turnovers/{turnover}/cancel'>,
): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    const before = await documentsOf(tx, id)
    const { kind, number } = findActiveDocument(before, turnover)
    assertNothingBack(before, turnover)
    // Returned goods may have been delivered again, so their return cannot be cancelled.
    if (kind === 'return') {
      const after = before.filter((one) => one.id !== turnover)
      if (leftOf(chargesOf(row), after).some(({ quantity }) => quantity < 0))
        throw new PressError('moveRefused', { message: 'offer.turnover.handedAgain' })
    }
    await cancel(tx, context, turnover, reason)
    await recordEvent(tx, 'offer.cancelled', row, { kind, number, note: reason })
    await settleTurnover(tx, context, row, before)
  })

/** Corrects a wrong act or waybill: issues a new document and cancels the wrong one. */
export const correctTurnover = (
  context: Context,
  { id, turnover }: { id: number; turnover: number },
  { date, lines, reason, version }: ParsedBody<'POST /api/offers/{id}/turnovers/{turnover}/correct'>,
): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    const before = await documentsOf(tx, id)
    const { kind } = findActiveDocument(before, turnover)
    if (kind === 'return') throw new PressError('moveRefused', { message: 'offer.turnover.cancelReturn' })
    assertNothingBack(before, turnover)
    const left = leftFor(
      row,
      kind,
      before.filter((one) => one.id !== turnover),
    )
    check({ date, lines }, { offerDate: row.date, left, ...(kind === 'waybill' && (await printedFrom(tx, id))) })
    await cancel(tx, context, turnover, reason)
    await write(tx, context, row, { kind, date, lines, left, rate: vatRateOn(date), of_id: turnover, reason })
    await settleTurnover(tx, context, row, before)
  })
