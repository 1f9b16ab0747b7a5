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
import { documentsOf } from '../shared/offers/turnovers.ts'
import { pressSide } from '../../database/press-side.ts'
import { freeNumber, isNumberTaken } from './document-numbers.ts'
import { getYear } from '../shared/document-numbers.ts'
import { getEditableOffer } from '../shared/offers/queries.ts'
import { type OfferRowOf, lockOffer, changeOffer, updateOffer } from '../shared/offers/row.ts'
import {
  type Body,
  pickStoredFields,
  calculateSums,
  getRecipient,
  assertValidOffer,
  customerOf,
  changesOf,
} from './offer-row.ts'

/** Returns the press as the sender of an offer, with its main account. Details that were not entered are blank. */
export const getSender = ({ account, ...press }: PressSide) => ({
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
export async function getReference({ db }: Pick<Context, 'db'>): Promise<OfferReference> {
  const day = getToday()
  const press = await pressSide(db, { day, locale: 'ru' })
  return {
    sender: getSender(press),
    accounts: press.accounts,
    partner_discount: (await findPriceListsForDay(db, day)).price_list.partner_discount,
  }
}

/** Returns a typed number if it is free, or else the next number of the year. */
async function numberFor(tx: Tx, body: Body, row?: OfferRowOf): Promise<{ number: string; taken: boolean }> {
  const year = getYear(body.date)
  const number = body.number || (row && getYear(row.date) === year ? row.number : '')
  if (!number) return { number: await freeNumber(tx, 'offer', year), taken: false }
  const unchanged = row && row.number === number && getYear(row.date) === year
  return { number, taken: !unchanged && (await isNumberTaken(tx, 'offer', year, number, row?.id)) }
}

const numberTakenError = (field: string): PressError =>
  new PressError('validation', { fields: { [field]: 'numberTaken' } })

type Prices = Awaited<ReturnType<typeof findPriceListsForDay>>['price_list']

interface Made {
  body: Body
  /** The prices in force on the offer's date. */
  prices: Prices
  /** Values that are saved in addition to the form's values. */
  also?: Partial<typeof offers.$inferInsert>
}

export async function insertOffer(tx: Tx, context: Context, { body, prices, also }: Made): Promise<OfferRowOf> {
  const { number, taken: another } = await numberFor(tx, body)
  if (another) throw numberTakenError('number')
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
      ...also,
    })
    .returning()
  if (!row) throw new Error('Insert returned no offer')
  return row
}

const pricesOf = async ({ db }: Pick<Context, 'db'>, day: string): Promise<Prices> =>
  (await findPriceListsForDay(db, day)).price_list

export async function createOffer(context: Context, body: Body): Promise<Offer> {
  assertValidOffer(body)
  const prices = await pricesOf(context, body.date)
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
  const prices = await pricesOf(context, day)
  const copy = await context.db.transaction(async (tx) => {
    const { row } = await lockOffer(tx, context, id)
    const body: Body = {
      ...row,
      number: '',
      date: day,
      valid_until: getOfferExpiryDate(day),
      deadline: null,
      partner_discount: row.discount > 0,
    }
    const made = await insertOffer(tx, context, {
      body: fieldsOf(body),
      prices,
      // The copy keeps the agreed discount and the price list of the original.
      also: { ...calculateSums(row.items, day, row.discount), price_list_id: row.price_list_id },
    })
    await recordEvent(tx, 'offer.copied', made, { of: row.number })
    return made.id
  })
  return getEditableOffer(context, copy)
}

/** Returns the form's fields of a row. */
function fieldsOf(row: Body): Body {
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
  const prices = await pricesOf(context, body.date)
  return changeOffer(context, id, body.version, async (tx, row) => {
    const open = isOfferOpen(row.status)
    const agreed: Body = open
      ? body
      : { ...body, items: row.items, date: row.date, partner_discount: row.discount > 0, valid_until: row.valid_until }
    const problems: Record<string, FieldProblem> = {}
    const { number, taken: another } = await numberFor(tx, agreed, row)
    if (another) problems['number'] = 'numberTaken'
    assertValidOffer(agreed, problems)
    const discount = agreed.partner_discount ? row.discount || prices.partner_discount : 0
    const sums = open ? calculateSums(agreed.items, agreed.date, discount) : undefined
    const recipient = await getRecipient(tx, agreed)
    const organization_id = open ? recipient.organization_id : await customerOf(tx, { ...agreed, ...recipient })
    const changed = { ...pickStoredFields(agreed), ...sums, ...recipient, organization_id, number }
    await updateOffer(tx, id, {
      ...changed,
      ...(sums && { progress: getPaidPercentage([{ amount: row.paid }], sums.sum), ...partsOf(row, sums.sum) }),
      ...(agreed.date !== row.date && { price_list_id: prices.id }),
      ...(isAwaitingAnswer(row) && { answered_at: now }),
    })
    await recordEvent(tx, 'offer.edited', { ...row, ...changed }, changesOf(row, changed))
    if (sums) await recordDropped(tx, row, sums.sum)
  })
}

const now = sql`now()` as unknown as Date

/** Answers a recipient's request without changing the offer. */
export const answerRequest = (context: Context, id: number, version: number | undefined): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    if (!isAwaitingAnswer(row)) throw new PressError('moveRefused', { message: 'offer.answered' })
    await markAnswered(tx, row)
  })

/** Marks a request as answered; from then on its recipient may accept the offer. */
export async function markAnswered(tx: Tx, row: OfferRowOf): Promise<void> {
  await updateOffer(tx, row.id, { answered_at: now })
  await recordEvent(tx, 'offer.answered', row)
}

type Parts = Pick<OfferRowOf, 'instalments' | 'sum'>
/** Whether a change of the sum cancels the instalments. They are agreed for one sum and must be agreed again. */
const dropsParts = ({ instalments, sum }: Parts, next: number): boolean => instalments.length > 0 && sum !== next
const partsOf = (row: Parts, next: number) => (dropsParts(row, next) ? { instalments: [] } : {})
const recordDropped = async (tx: Tx, row: OfferRowOf, next: number): Promise<void> => {
  if (dropsParts(row, next)) await recordEvent(tx, 'offer.planned', row)
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
      ...partsOf(row, sums.sum),
    })
    await recordEvent(tx, 'offer.edited', row, changesOf(row, sums))
    await recordDropped(tx, row, sums.sum)
  })

/** Deletes an offer without an invoice number and without payments. */
export const deleteOffer = (context: Context, id: number): Promise<void> =>
  context.db.transaction(async (tx) => {
    const { row } = await lockOffer(tx, context, id)
    const why = getOfferDeletionRefusal(row)
    if (why) throw new PressError('moveRefused', { message: `offer.${why}` })
    const [paper] = await tx.select({ kind: turnovers.kind }).from(turnovers).where(eq(turnovers.offer_id, id)).limit(1)
    if (paper) throw new PressError('moveRefused', { message: 'offer.papered' })
    const [copies] = await tx
      .select({ id: stockMovements.id })
      .from(stockMovements)
      .where(eq(stockMovements.offer_id, id))
      .limit(1)
    if (copies) throw new PressError('moveRefused', { message: 'offer.inStock' })
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
    if ((await documentsOf(tx, id)).some(({ cancelled_at }) => !cancelled_at))
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
    await updateOffer(tx, id, { ...values, status_since: now })
    await recordEvent(tx, 'offer.revised', row, { revision: row.revision + 1, from: row.status })
  })
