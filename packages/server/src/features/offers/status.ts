import type { ParsedBody, StoreBook } from '@press/contract'
import {
  isPercentage,
  offerAttachments,
  getOfferRefusal,
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
import { getFreeNumber, isNumberTaken } from './document-numbers.ts'
import { getYear } from '../shared/document-numbers.ts'
import { changeOffer, updateOffer, findLedger } from '../shared/offers/row.ts'
import { assertValidInstalments, findOrCreateCustomerId, toFlagValues } from './offer-row.ts'
import { assertRowSides } from './sides.ts'
import { setShopAvailability } from './shop-publishing.ts'

/** Sets one of the nine flags. Checks no version, so the last write takes effect. Returns the shop outcome for each book. */
export async function toggleFlag(
  context: Context,
  shop: Endpoints['shop'],
  id: number,
  { key, value }: ParsedBody<'PATCH /api/offers/{id}/toggle-flag'>,
): Promise<{ offer: Offer; store: StoreBook[] }> {
  let shopOutcomes: StoreBook[] = []
  const offer = await changeOffer(context, id, undefined, async (tx, row) => {
    if (row[key] === value) return
    if (key === 'in_store') shopOutcomes = await setShopAvailability(tx, context, shop, { offer: id, put: value })
    await updateOffer(tx, id, toFlagValues(key, value))
    await recordEvent(tx, 'offer.flagged', row, { key, value })
  })
  return { offer, store: shopOutcomes }
}

/** Attaches a file to an offer or removes it, and sets the matching flag accordingly. */
export const attachFile = (
  context: Context,
  id: number,
  { document, file }: ParsedBody<'POST /api/offers/{id}/files'>,
): Promise<Offer> =>
  changeOffer(context, id, undefined, async (tx, row) => {
    await context.files.link(tx, context.person, 'offer', id, { [document]: file })
    await updateOffer(tx, id, toFlagValues(getFlagOfAttachment(document), file !== null))
    await recordEvent(tx, file === null ? 'offer.detached' : 'offer.attached', row, { document })
  })

const getFlagOfAttachment = (document: OfferAttachmentField) =>
  offerAttachments.find(({ file }) => file === document)?.flag ?? 'has_contract'

/** Moves an offer to another status as the transition table allows. A decision is saved with the person and the time. */
export const setOfferStatus = async (
  context: Context,
  { offer_id, status: newStatus, note, agreed, version }: ParsedBody<'POST /api/offer/update-status'>,
): Promise<Offer> => {
  const { person, t } = context
  const isDecision = newStatus === 'accept' || newStatus === 'rejected'
  const isRecipient = person.role === 'author' || person.role === 'partner'
  const paper = isRecipient && isDecision ? await saveDecisionDocument(context, offer_id) : undefined
  const getStatusName = (status: OfferStatus) => t(`offers:status.${status}`)
  const applyMove: Parameters<typeof changeOffer>[3] = async (tx, row, isOwn) => {
    const linkedFiles = await context.files.findFiles(tx, 'offer', [offer_id])
    const offerWithFile = { ...row, contract_file: linkedFiles.get(offer_id)?.['contract_file'] ?? null }
    const refusal = getOfferRefusal(offerWithFile, { role: person.role, own: isOwn }, newStatus, agreed)
    if (refusal === 'agreement') throw new PressError('validation', { fields: { agreed: 'mustAgree_contract' } })
    if (refusal === 'notFromHere')
      throw new PressError('moveRefused', {
        message: {
          text: 'offer.noSuchStep',
          params: { from: getStatusName(row.status), to: getStatusName(newStatus) },
        },
      })
    if (refusal) throw new PressError('moveRefused', { message: `offer.refusal.${refusal}` })
    if (isRecipient && row.status === 'in process' && row.valid_until && row.valid_until < getToday())
      throw new PressError('moveRefused', { message: 'offer.expired' })
    // In this status the recipient pays by the invoice, so its party details must be complete.
    if (newStatus === 'Invoice and contract sent') await assertRowSides(tx, 'invoice', row)
    const now = sql`now()` as unknown as Date
    if (paper && isDecision) await saveDecision(tx, { person, id: offer_id }, row, { decision: newStatus, note, paper })
    await updateOffer(tx, offer_id, {
      status: newStatus,
      ...(newStatus !== 'in process' &&
        newStatus !== 'rejected' && { organization_id: await findOrCreateCustomerId(tx, row) }),
      status_since: now,
      ...(isDecision && { decided_by: person.id, decided_at: now, decision_note: note }),
      ...(newStatus === 'Request for invoice' && { request_note: note }),
      ...(newStatus === 'Invoice and contract sent' && { has_invoice: true }),
    })
    const data = { from: row.status, to: newStatus, ...(note && { note }), ...(paper && { sha256: paper.sha256 }) }
    await recordEvent(tx, 'offer.moved', row, data)
  }
  const describeConflict = async () => {
    const [currentRow] = await queryRows<{ status: OfferStatus }>(
      context.db,
      sql`select status from offers where id = ${offer_id}`,
    )
    return (
      currentRow &&
      describeConflictingMove(context.db, 'offer', offer_id, 'offer.movedMeanwhile', getStatusName(currentRow.status))
    )
  }
  return changeOffer(context, offer_id, version, applyMove, describeConflict)
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
    const number = await getFreeNumber(tx, 'invoice', getYear(date))
    await updateOffer(tx, id, { invoice_number: number, invoice_date: date, has_invoice: true })
    await recordEvent(tx, 'offer.invoiced', row, { invoice_number: number })
  })

/** Sets the numbers, dates and files of the invoice and the contract. */
export const updateInvoice = (
  context: Context,
  id: number,
  {
    version,
    invoice_file,
    contract_file,
    esf_file,
    ...enteredValues
  }: ParsedBody<'POST /api/offers/{offerId}/update-invoice'>,
): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    const values = Object.fromEntries(
      Object.entries(enteredValues).flatMap(([field, value]) => (value === undefined ? [] : [[field, value || null]])),
    ) as Partial<typeof enteredValues>
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
    const { payments } = await findLedger(tx, id)
    const { amount, reached } = createPaymentForPercentage(percentage, payments, row.sum)
    if (amount === 0) return
    // A sum of a few tiyn cannot be split at this percentage: reading it back would give another percentage.
    if (reached !== Math.floor(percentage))
      throw new PressError('validation', { fields: { progress: { problem: 'noSuchPart', params: { reached } } } })
    await recordPayment(context, tx, row, { amount, date: getToday(), note: '' })
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
    const { paid } = await findLedger(tx, id)
    assertFields(validatePayment({ ...payment, advance }, { sum: row.sum, paid }, getToday()))
    await recordPayment(context, tx, row, payment)
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
    assertValidInstalments(instalments, row)
    await updateOffer(tx, id, { instalments })
    await recordEvent(tx, 'offer.planned', row, instalments.length > 0 ? { parts: instalments.length } : {})
  })

type ChangeArgs = Parameters<Parameters<typeof changeOffer>[3]>

/** Whether a payment with this key is already in the ledger. This happens when the client lost the response and retried. */
async function isRecorded(tx: ChangeArgs[0], offerId: number, key: string): Promise<boolean> {
  const rows = await tx
    .select({ id: offerPayments.id })
    .from(offerPayments)
    .where(and(eq(offerPayments.offer_id, offerId), eq(offerPayments.key, key)))
  return rows.length > 0
}

async function recordPayment(
  context: Context,
  tx: ChangeArgs[0],
  row: ChangeArgs[1],
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
  const { paid } = await findLedger(tx, row.id)
  await updateOffer(tx, row.id, { paid, progress: getPaidPercentage([{ amount: paid }], row.sum) })
  const { amount, reason } = payment
  await recordEvent(tx, 'offer.paid', row, { amount, ...(reason && { reason }) })
}
