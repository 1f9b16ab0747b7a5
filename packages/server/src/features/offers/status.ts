import type { ParsedBody, StoreBook } from '@press/contract'
import {
  isPercentage,
  offerAttachments,
  offerRefusal,
  getPaidPercentage,
  validatePayment,
  createPaymentForPercentage,
  takesPayments,
  type OfferAttachmentField,
  type OfferStatus,
  type Offer,
} from '@press/domain'
import { and, eq, sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import { queryRows } from '../../database/rows.ts'
import { offerPayments } from '../../database/schema.ts'
import { assertFields, PressError } from '../../errors.ts'
import { describeConflictingMove } from '../../events/move-conflict.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import type { Endpoints } from '../shared/publications/publications.ts'
import { saveDecision, saveDecisionDocument } from './decisions.ts'
import { freeNumber, isNumberTaken } from './document-numbers.ts'
import { getYear } from '../shared/document-numbers.ts'
import { changeOffer, updateOffer, lockLedger } from '../shared/offers/row.ts'
import { checkInstalments, customerOf, flagValue } from './offer-row.ts'
import { assertRowSides } from './sides.ts'
import { stockStore } from './shop-publishing.ts'

/** Sets one of the nine flags. Checks no version, so the last write takes effect. Returns the shop outcome for each book. */
export async function toggleFlag(
  context: Context,
  shop: Endpoints['shop'],
  id: number,
  { key, value }: ParsedBody<'PATCH /api/offers/{id}/toggle-flag'>,
): Promise<{ offer: Offer; store: StoreBook[] }> {
  let store: StoreBook[] = []
  const offer = await changeOffer(context, id, undefined, async (tx, row) => {
    if (row[key] === value) return
    if (key === 'in_store') store = await stockStore(tx, context, shop, { offer: id, put: value })
    await updateOffer(tx, id, flagValue(key, value))
    await recordEvent(tx, 'offer.flagged', row, { key, value })
  })
  return { offer, store }
}

/** Attaches a file to an offer or removes it, and sets the matching flag accordingly. */
export const attachFile = (
  context: Context,
  id: number,
  { document, file }: ParsedBody<'POST /api/offers/{id}/files'>,
): Promise<Offer> =>
  changeOffer(context, id, undefined, async (tx, row) => {
    await context.files.link(tx, context.person, 'offer', id, { [document]: file })
    await updateOffer(tx, id, flagValue(flagOf(document), file !== null))
    await recordEvent(tx, file === null ? 'offer.detached' : 'offer.attached', row, { document })
  })

const flagOf = (document: OfferAttachmentField) =>
  offerAttachments.find(({ file }) => file === document)?.flag ?? 'has_contract'

/** Moves an offer to another status as the transition table allows. A decision is saved with the person and the time. */
export const setOfferStatus = async (
  context: Context,
  { offer_id, status: to, note, agreed, version }: ParsedBody<'POST /api/offer/update-status'>,
): Promise<Offer> => {
  const { person, t } = context
  const decides = to === 'accept' || to === 'rejected'
  const recipient = person.role === 'author' || person.role === 'partner'
  const paper = recipient && decides ? await saveDecisionDocument(context, offer_id) : undefined
  const name = (status: OfferStatus) => t(`offers:status.${status}`)
  const step: Parameters<typeof changeOffer>[3] = async (tx, row, own) => {
    const linked = await context.files.of(tx, 'offer', [offer_id])
    const facts = { ...row, contract_file: linked.get(offer_id)?.['contract_file'] ?? null }
    const refusal = offerRefusal(facts, { role: person.role, own }, to, agreed)
    if (refusal === 'agreement') throw new PressError('validation', { fields: { agreed: 'mustAgree_contract' } })
    if (refusal === 'notFromHere')
      throw new PressError('moveRefused', {
        message: { text: 'offer.noSuchStep', params: { from: name(row.status), to: name(to) } },
      })
    if (refusal) throw new PressError('moveRefused', { message: `offer.refusal.${refusal}` })
    if (recipient && row.status === 'in process' && row.valid_until && row.valid_until < getToday())
      throw new PressError('moveRefused', { message: 'offer.expired' })
    // In this status the recipient pays by the invoice, so its party details must be complete.
    if (to === 'Invoice and contract sent') await assertRowSides(tx, 'invoice', row)
    const now = sql`now()` as unknown as Date
    if (paper && decides) await saveDecision(tx, { person, id: offer_id }, row, { decision: to, note, paper })
    await updateOffer(tx, offer_id, {
      status: to,
      ...(to !== 'in process' && to !== 'rejected' && { organization_id: await customerOf(tx, row) }),
      status_since: now,
      ...(decides && { decided_by: person.id, decided_at: now, decision_note: note }),
      ...(to === 'Request for invoice' && { request_note: note }),
      ...(to === 'Invoice and contract sent' && { has_invoice: true }),
    })
    const data = { from: row.status, to, ...(note && { note }), ...(paper && { sha256: paper.sha256 }) }
    await recordEvent(tx, 'offer.moved', row, data)
  }
  const late = async () => {
    const [now] = await queryRows<{ status: OfferStatus }>(
      context.db,
      sql`select status from offers where id = ${offer_id}`,
    )
    return now && describeConflictingMove(context.db, 'offer', offer_id, 'offer.movedMeanwhile', name(now.status))
  }
  return changeOffer(context, offer_id, version, step, late)
}

/**
 * Issues an offer's invoice with a date and the next number of the year, without gaps. Refuses if the offer already has an invoice.
 */
export const issueInvoice = (
  context: Context,
  id: number,
  { invoice_date, version }: ParsedBody<'POST /api/offers/{id}/invoice'>,
): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    if (row.invoice_number) throw new PressError('moveRefused', { message: 'offer.hasInvoice' })
    const date = invoice_date ?? getToday()
    const number = await freeNumber(tx, 'invoice', getYear(date))
    await updateOffer(tx, id, { invoice_number: number, invoice_date: date, has_invoice: true })
    await recordEvent(tx, 'offer.invoiced', row, { invoice_number: number })
  })

/** Sets the numbers, dates and files of the invoice and the contract. */
export const updateInvoice = (
  context: Context,
  id: number,
  { version, invoice_file, contract_file, esf_file, ...given }: ParsedBody<'POST /api/offers/{offerId}/update-invoice'>,
): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    const values = Object.fromEntries(
      Object.entries(given).flatMap(([field, value]) => (value === undefined ? [] : [[field, value || null]])),
    ) as Partial<typeof given>
    const { invoice_number: number, invoice_date: date } = { ...row, ...values }
    if (number && !date) throw new PressError('validation', { fields: { invoice_date: 'required' } })
    if (number && date && (number !== row.invoice_number || date !== row.invoice_date))
      if (await isNumberTaken(tx, 'invoice', getYear(date), number, id))
        throw new PressError('validation', { fields: { invoice_number: 'numberTaken' } })
    await context.files.link(tx, context.person, 'offer', id, { invoice_file, contract_file, esf_file })
    await updateOffer(tx, id, {
      ...values,
      ...(invoice_file !== undefined && { has_invoice: invoice_file !== null }),
      ...(contract_file !== undefined && { has_contract: contract_file !== null }),
      ...((values.esf_number || esf_file) && { has_esf: true }),
    })
    await recordEvent(tx, 'offer.invoiced', row, { invoice_number: number })
  })

/** Sets the paid percentage: the difference from the amount already paid becomes a row of the ledger. */
export const setPaidPercentage = (
  context: Context,
  id: number,
  { progress, version }: ParsedBody<'POST /api/invoices/{offerId}/update-progress'>,
): Promise<Offer> => {
  const percentage = typeof progress === 'number' ? progress : Number.NaN
  if (!isPercentage(percentage))
    throw new PressError('validation', { message: 'offer.percentage', fields: { progress: 'percentage' } })
  return changeOffer(context, id, version, async (tx, row) => {
    const { payments } = await lockLedger(tx, id)
    const { amount, reached } = createPaymentForPercentage(percentage, payments, row.sum)
    if (amount === 0) return
    // A sum of a few tiyn cannot be split at this percentage: reading it back would give another percentage.
    if (reached !== Math.floor(percentage))
      throw new PressError('validation', { fields: { progress: { problem: 'noSuchPart', params: { reached } } } })
    await pay(context, tx, row, { amount, date: getToday(), note: '' })
  })
}

/**
 * Records one payment. Accepts more than the offer's sum only if the payment is declared an advance. Refuses a refund above the
 * amount paid.
 */
export const addPayment = (
  context: Context,
  id: number,
  { advance, ...payment }: ParsedBody<'POST /api/offers/{id}/payments'>,
): Promise<Offer> =>
  changeOffer(context, id, undefined, async (tx, row) => {
    if (payment.key !== undefined && (await isRecorded(tx, id, payment.key))) return
    const { paid } = await lockLedger(tx, id)
    assertFields(validatePayment({ ...payment, advance }, { sum: row.sum, paid }, getToday()))
    await pay(context, tx, row, payment)
  })

/** Sets the instalments of an offer. Earlier payments stay and count toward the earliest instalments. */
export const planInstalments = (
  context: Context,
  id: number,
  { instalments, version }: ParsedBody<'PUT /api/offers/{id}/instalments'>,
): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    if (row.status === 'rejected' || row.status === 'archieve')
      throw new PressError('moveRefused', { message: 'offer.closed' })
    checkInstalments(instalments, row)
    await updateOffer(tx, id, { instalments })
    await recordEvent(tx, 'offer.planned', row, instalments.length > 0 ? { parts: instalments.length } : {})
  })

type Work = Parameters<Parameters<typeof changeOffer>[3]>

/** Whether a payment with this key is already in the ledger. This happens when the client lost the response and retried. */
async function isRecorded(tx: Work[0], offer: number, key: string): Promise<boolean> {
  const found = await tx
    .select({ id: offerPayments.id })
    .from(offerPayments)
    .where(and(eq(offerPayments.offer_id, offer), eq(offerPayments.key, key)))
  return found.length > 0
}

async function pay(
  context: Context,
  tx: Work[0],
  row: Work[1],
  payment: {
    amount: number
    date: string
    note: string
    document_number?: string
    reason?: string
    key?: string | undefined
  },
): Promise<void> {
  // A refund has a negative amount and is always allowed.
  if (payment.amount > 0 && !takesPayments(row))
    throw new PressError('moveRefused', { message: 'offer.takesNoPayment' })
  await tx.insert(offerPayments).values({ ...payment, offer_id: row.id, created_by: context.person.id })
  const { paid } = await lockLedger(tx, row.id)
  await updateOffer(tx, row.id, { paid, progress: getPaidPercentage([{ amount: paid }], row.sum) })
  const { amount, reason } = payment
  await recordEvent(tx, 'offer.paid', row, { amount, ...(reason && { reason }) })
}
