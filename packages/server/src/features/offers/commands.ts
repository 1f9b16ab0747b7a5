import type { OfferReference, ParsedBody } from '@press/contract'
import {
  type PressSide,
  type Offer,
  getOfferExpiryDate,
  isOfferOpen,
  getPaidPercentage,
  isAwaitingAnswer,
  getOfferDeletionRefusal,
} from '@press/domain'
import { sql, eq, and } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { offers, turnovers, stockMovements, fileLinks, offerPayments, offerRevisions } from '../../database/schema.ts'
import { PressError, type FieldProblem } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { findPriceListsForDay } from '../shared/price-lists.ts'
import type { Context } from '../shared/context.ts'
import { findOfferDocuments } from '../shared/offers/turnovers.ts'
import { getPressSide } from '../../database/press-side.ts'
import { getFreeNumber, isNumberTaken } from './document-numbers.ts'
import { getYear } from '../shared/document-numbers.ts'
import { getEditableOffer } from '../shared/offers/queries.ts'
import { type OfferRecord, lockOffer, changeOffer, updateOffer } from '../shared/offers/row.ts'
import {
  type Body,
  pickStoredFields,
  calculateSums,
  getRecipient,
  assertValidOffer,
  findOrCreateCustomerId,
  getLoggedChanges,
} from './offer-row.ts'

/** Returns the press as the sender of an offer, with its main account. Details that were not entered are blank. */
export const toSenderFields = ({ account, ...press }: PressSide) => ({
  sender_name: press.name,
  sender_phone: press.phone,
  sender_address: press.address,
  sender_bank: account.bank,
  sender_bic: account.bic,
  sender_bin: press.bin,
  sender_account: account.account,
  sender_email: press.email,
  sender_kbe: account.kbe,
  sender_knp: '710',
})

/** Returns the defaults of a new offer. */
export async function getOfferDefaults({ db }: Pick<Context, 'db'>): Promise<OfferReference> {
  const day = getToday()
  const press = await getPressSide(db, { day, locale: 'ru' })
  return {
    sender: toSenderFields(press),
    accounts: press.accounts,
    partner_discount: (await findPriceListsForDay(db, day)).price_list.partner_discount,
  }
}

/** Returns a typed number if it is free, or else the next number of the year. */
async function chooseNumber(tx: Tx, body: Body, row?: OfferRecord): Promise<{ number: string; taken: boolean }> {
  const year = getYear(body.date)
  const number = body.number || (row && getYear(row.date) === year ? row.number : '')
  if (!number) return { number: await getFreeNumber(tx, 'offer', year), taken: false }
  const isUnchanged = row && row.number === number && getYear(row.date) === year
  return { number, taken: !isUnchanged && (await isNumberTaken(tx, 'offer', year, number, row?.id)) }
}

const createNumberTakenError = (field: string): PressError =>
  new PressError('validation', { fields: { [field]: 'numberTaken' } })

type Prices = Awaited<ReturnType<typeof findPriceListsForDay>>['price_list']

interface NewOffer {
  body: Body
  /** The prices in force on the offer's date. */
  prices: Prices
  /** Values that are saved in addition to the form's values. */
  extraValues?: Partial<typeof offers.$inferInsert>
}

export async function insertOffer(
  tx: Tx,
  context: Context,
  { body, prices, extraValues: additionalValues }: NewOffer,
): Promise<OfferRecord> {
  const { number, taken: isTaken } = await chooseNumber(tx, body)
  if (isTaken) throw createNumberTakenError('number')
  const discount = body.partner_discount ? prices.partner_discount : 0
  const [row] = await tx
    .insert(offers)
    .values({
      ...pickStoredFields(body),
      ...calculateSums(body.items, body.date, discount),
      ...(await getRecipient(tx, body)),
      valid_until: body.valid_until,
      number,
      price_list_id: prices.id,
      created_by: context.person.id,
      ...additionalValues,
    })
    .returning()
  if (!row) throw new Error('Insert returned no offer')
  return row
}

const findPrices = async ({ db }: Pick<Context, 'db'>, day: string): Promise<Prices> =>
  (await findPriceListsForDay(db, day)).price_list

export async function createOffer(context: Context, body: Body): Promise<Offer> {
  assertValidOffer(body)
  const prices = await findPrices(context, body.date)
  const id = await context.db.transaction(async (tx) => {
    const row = await insertOffer(tx, context, { body, prices })
    await recordEvent(tx, 'offer.created', row)
    return row.id
  })
  return getEditableOffer(context, id)
}

/**
 * Creates an offer of today with the parties and lines of another offer. The new offer has its own number, documents and payments.
 */
export async function copyOffer(context: Context, id: number): Promise<Offer> {
  const day = getToday()
  const prices = await findPrices(context, day)
  const copyId = await context.db.transaction(async (tx) => {
    const { row } = await lockOffer(tx, context, id)
    const body: Body = {
      ...row,
      number: '',
      date: day,
      valid_until: getOfferExpiryDate(day),
      deadline: null,
      partner_discount: row.discount > 0,
    }
    const copiedOffer = await insertOffer(tx, context, {
      body: pickFormFields(body),
      prices,
      // The copy keeps the agreed discount and the price list of the original.
      extraValues: { ...calculateSums(row.items, day, row.discount), price_list_id: row.price_list_id },
    })
    await recordEvent(tx, 'offer.copied', copiedOffer, { of: row.number })
    return copiedOffer.id
  })
  return getEditableOffer(context, copyId)
}

/** Returns the form's fields of a row. */
function pickFormFields(row: Body): Body {
  const names = [
    'number,date,valid_until,deadline,language,funding_source,items,partner_discount,hide_from_publisher,isDigitalBook,note',
    'disk_link,sender_kbe,sender_knp,recipient_name,recipient_phone,recipient_address,recipient_bank,recipient_bic,recipient_bin',
    'recipient_account,recipient_email,sender_name,sender_phone,sender_address,sender_bank,sender_bic,sender_bin,sender_account',
    'sender_email',
  ]
    .join(',')
    .split(',') as (keyof Body)[]
  return Object.fromEntries(names.map((name) => [name, row[name]])) as unknown as Body
}

/**
 * Saves the form. The lines, the date and the discount of an accepted offer are locked, and changes to them are ignored. Saving a
 * requested offer answers the request.
 */
export async function editOffer(
  context: Context,
  id: number,
  body: ParsedBody<'POST /api/offers/{id}'>,
): Promise<Offer> {
  const prices = await findPrices(context, body.date)
  return changeOffer(context, id, body.version, async (tx, row) => {
    const isOpen = isOfferOpen(row.status)
    const effectiveBody: Body = isOpen
      ? body
      : { ...body, items: row.items, date: row.date, partner_discount: row.discount > 0, valid_until: row.valid_until }
    const problems: Record<string, FieldProblem> = {}
    const { number, taken: isTaken } = await chooseNumber(tx, effectiveBody, row)
    if (isTaken) problems['number'] = 'numberTaken'
    assertValidOffer(effectiveBody, problems)
    const discount = effectiveBody.partner_discount ? row.discount || prices.partner_discount : 0
    const sums = isOpen ? calculateSums(effectiveBody.items, effectiveBody.date, discount) : undefined
    const recipient = await getRecipient(tx, effectiveBody)
    const organization_id = isOpen
      ? recipient.organization_id
      : await findOrCreateCustomerId(tx, { ...effectiveBody, ...recipient })
    const newValues = { ...pickStoredFields(effectiveBody), ...sums, ...recipient, organization_id, number }
    await updateOffer(tx, id, {
      ...newValues,
      ...(sums && {
        progress: getPaidPercentage([{ amount: row.paid }], sums.sum),
        ...clearInstalmentsIfSumChanges(row, sums.sum),
      }),
      ...(effectiveBody.date !== row.date && { price_list_id: prices.id }),
      ...(isAwaitingAnswer(row) && { answered_at: nowSql }),
    })
    await recordEvent(tx, 'offer.edited', { ...row, ...newValues }, getLoggedChanges(row, newValues))
    if (sums) await recordCancelledInstalments(tx, row, sums.sum)
  })
}

const nowSql = sql`now()` as unknown as Date

/** Answers a recipient's request without changing the offer. */
export const answerRequest = (context: Context, id: number, version: number | undefined): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    if (!isAwaitingAnswer(row)) throw new PressError('moveRefused', { message: 'offer.answered' })
    await markAnswered(tx, row)
  })

/** Marks a request as answered; from then on its recipient may accept the offer. */
export async function markAnswered(tx: Tx, row: OfferRecord): Promise<void> {
  await updateOffer(tx, row.id, { answered_at: nowSql })
  await recordEvent(tx, 'offer.answered', row)
}

type InstalmentPlan = Pick<OfferRecord, 'instalments' | 'sum'>
/** Whether a change of the sum cancels the instalments. They are agreed for one sum and must be agreed again. */
const cancelsInstalments = ({ instalments, sum }: InstalmentPlan, newSum: number): boolean =>
  instalments.length > 0 && sum !== newSum
const clearInstalmentsIfSumChanges = (row: InstalmentPlan, newSum: number) =>
  cancelsInstalments(row, newSum) ? { instalments: [] } : {}
const recordCancelledInstalments = async (tx: Tx, row: OfferRecord, newSum: number): Promise<void> => {
  if (cancelsInstalments(row, newSum)) await recordEvent(tx, 'offer.planned', row)
}

/** Changes the lines of an offer that is not accepted yet. */
export const editItems = (
  context: Context,
  id: number,
  { items, version }: ParsedBody<'PATCH /api/offers/{id}/items'>,
): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    if (!isOfferOpen(row.status)) throw new PressError('moveRefused', { message: 'offer.locked' })
    assertValidOffer({ ...row, items, partner_discount: row.discount > 0 })
    const sums = calculateSums(items, row.date, row.discount)
    await updateOffer(tx, id, {
      ...sums,
      progress: getPaidPercentage([{ amount: row.paid }], sums.sum),
      ...clearInstalmentsIfSumChanges(row, sums.sum),
    })
    await recordEvent(tx, 'offer.edited', row, getLoggedChanges(row, sums))
    await recordCancelledInstalments(tx, row, sums.sum)
  })

/** Deletes an offer without an invoice number and without payments. */
export const deleteOffer = (context: Context, id: number): Promise<void> =>
  context.db.transaction(async (tx) => {
    const { row } = await lockOffer(tx, context, id)
    const refusal = getOfferDeletionRefusal(row)
    if (refusal) throw new PressError('moveRefused', { message: `offer.${refusal}` })
    const [turnover] = await tx
      .select({ kind: turnovers.kind })
      .from(turnovers)
      .where(eq(turnovers.offer_id, id))
      .limit(1)
    if (turnover) throw new PressError('moveRefused', { message: 'offer.papered' })
    const [stockMovement] = await tx
      .select({ id: stockMovements.id })
      .from(stockMovements)
      .where(eq(stockMovements.offer_id, id))
      .limit(1)
    if (stockMovement) throw new PressError('moveRefused', { message: 'offer.inStock' })
    await recordEvent(tx, 'offer.deleted', row, { sum: row.sum, titles: row.titles })
    await tx.delete(fileLinks).where(and(eq(fileLinks.resource, 'offer'), eq(fileLinks.resource_id, id)))
    await tx.delete(offerPayments).where(eq(offerPayments.offer_id, id))
    await tx.delete(offers).where(eq(offers.id, id))
  })

/**
 * Opens the lines of an accepted offer again as its next version, with the same number and payments. The previous version is kept.
 */
export const reviseOffer = (context: Context, id: number, version: number | undefined): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    if (isOfferOpen(row.status)) throw new PressError('moveRefused', { message: 'offer.open' })
    // Acts and waybills refer to the lines, so the lines must not change.
    if ((await findOfferDocuments(tx, id)).some(({ cancelled_at }) => !cancelled_at))
      throw new PressError('moveRefused', { message: 'offer.handedOver' })
    await tx.insert(offerRevisions).values({
      offer_id: id,
      revision: row.revision,
      row,
      superseded_by: context.person.id,
    })
    const values = {
      revision: row.revision + 1,
      status: 'in process',
      decided_by: null,
      decided_at: null,
      decision_note: '',
    } as const
    await updateOffer(tx, id, { ...values, status_since: nowSql })
    await recordEvent(tx, 'offer.revised', row, { revision: row.revision + 1, from: row.status })
  })
