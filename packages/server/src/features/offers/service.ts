import type { OfferReference, ParsedBody } from '@press/contract'
import {
  awaitsAnswer,
  grantOf,
  isOfferOpen,
  keepsOffer,
  paymentPercentage,
  sumOf,
  validUntil,
  type PressSide,
  type Offer,
} from '@press/domain'
import { and, eq, sql } from 'drizzle-orm'
import { today } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { fileLinks, offerPayments, offerRevisions, offers, stockMovements, turnovers } from '../../database/schema.ts'
import { PressError, type FieldProblem } from '../../errors.ts'
import { record } from '../../events/record-event.ts'
import { pricesOn } from '../calculator/queries.ts'
import type { Context } from '../context.ts'
import { documentsOf } from '../turnovers/documents.ts'
import { pressSide } from '../../database/press-side.ts'
import { freeNumber, isNumberTaken, yearOf } from './document-numbers.ts'
import { getOffer } from './queries.ts'
import {
  changeOffer,
  changesOf,
  check,
  customerOf,
  lock,
  ownValues,
  recipientOf,
  sumsOf,
  touch,
  type Body,
  type OfferRowOf,
} from './offer-row.ts'

/** The press's own side of an offer with its main account; blank where nobody has entered it. */
export const senderOf = ({ account, ...press }: PressSide) => ({
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

/** What a new offer begins with. */
export async function referenceOf({ db }: Pick<Context, 'db'>): Promise<OfferReference> {
  const day = today()
  const press = await pressSide(db, { day, locale: 'ru' })
  return {
    sender: senderOf(press),
    accounts: press.accounts,
    partner_discount: (await pricesOn(db, day)).price_list.partner_discount,
  }
}

/** The offer as whoever changes it reads it. */
export const readOffer = (context: Context, id: number): Promise<Offer> =>
  getOffer({ ...context, scope: grantOf(context.person.role, 'offers', 'read') ?? 'own' }, id)

/** A typed number if nobody else has it; the next of the year where none was typed. */
async function numberFor(tx: Tx, body: Body, row?: OfferRowOf): Promise<{ number: string; taken: boolean }> {
  const year = yearOf(body.date)
  const number = body.number || (row && yearOf(row.date) === year ? row.number : '')
  if (!number) return { number: await freeNumber(tx, 'offer', year), taken: false }
  const unchanged = row && row.number === number && yearOf(row.date) === year
  return { number, taken: !unchanged && (await isNumberTaken(tx, 'offer', year, number, row?.id)) }
}

const taken = (field: string): PressError => new PressError('validation', { fields: { [field]: 'numberTaken' } })

type Prices = Awaited<ReturnType<typeof pricesOn>>['price_list']

interface Made {
  body: Body
  /** The list that holds on its date. */
  prices: Prices
  /** What stands beside the form's values. */
  also?: Partial<typeof offers.$inferInsert>
}

export async function insertOffer(tx: Tx, context: Context, { body, prices, also }: Made): Promise<OfferRowOf> {
  const { number, taken: another } = await numberFor(tx, body)
  if (another) throw taken('number')
  const discount = body.partner_discount ? prices.partner_discount : 0
  const [row] = await tx
    .insert(offers)
    .values({
      ...ownValues(body),
      ...sumsOf(body.items, body.date, discount),
      ...(await recipientOf(tx, body)),
      valid_until: body.valid_until,
      number,
      price_list_id: prices.id,
      created_by: context.person.id,
      ...also,
    })
    .returning()
  if (!row) throw new Error('An offer was not written')
  return row
}

const pricesOf = async ({ db }: Pick<Context, 'db'>, day: string): Promise<Prices> =>
  (await pricesOn(db, day)).price_list

export async function createOffer(context: Context, body: Body): Promise<Offer> {
  check(body)
  const prices = await pricesOf(context, body.date)
  const id = await context.db.transaction(async (tx) => {
    const row = await insertOffer(tx, context, { body, prices })
    await record(tx, 'offer.created', row)
    return row.id
  })
  return readOffer(context, id)
}

/** A new offer of today with the sides and the lines of another one; numbers, papers and payments are its own. */
export async function copyOffer(context: Context, id: number): Promise<Offer> {
  const day = today()
  const prices = await pricesOf(context, day)
  const copy = await context.db.transaction(async (tx) => {
    const { row } = await lock(tx, context, id)
    const body: Body = {
      ...row,
      number: '',
      date: day,
      valid_until: validUntil(day),
      deadline: null,
      partner_discount: row.discount > 0,
    }
    const made = await insertOffer(tx, context, {
      body: fieldsOf(body),
      prices,
      // The partner keeps the discount that was agreed; its prices are those of its own list.
      also: { ...sumsOf(row.items, day, row.discount), price_list_id: row.price_list_id },
    })
    await record(tx, 'offer.copied', made, { of: row.number })
    return made.id
  })
  return readOffer(context, copy)
}

/** What of a row is the form's. */
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
 * Saves the form. Of an accepted offer the lines, the date and the discount are locked: what is sent of them is not looked at. One
 * that was asked for is answered by it.
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
    check(agreed, problems)
    const discount = agreed.partner_discount ? row.discount || prices.partner_discount : 0
    const sums = open ? sumsOf(agreed.items, agreed.date, discount) : undefined
    const recipient = await recipientOf(tx, agreed)
    const organization_id = open ? recipient.organization_id : await customerOf(tx, { ...agreed, ...recipient })
    const changed = { ...ownValues(agreed), ...sums, ...recipient, organization_id, number }
    await touch(tx, id, {
      ...changed,
      ...(sums && { progress: paymentPercentage([{ amount: row.paid }], sums.sum), ...partsOf(row, sums.sum) }),
      ...(agreed.date !== row.date && { price_list_id: prices.id }),
      ...(awaitsAnswer(row) && { answered_at: now }),
    })
    await record(tx, 'offer.edited', { ...row, ...changed }, changesOf(row, changed))
    if (sums) await recordDropped(tx, row, sums.sum)
  })
}

const now = sql`now()` as unknown as Date

/** Answers a request as it stands. */
export const answerRequest = (context: Context, id: number, version: number | undefined): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    if (!awaitsAnswer(row)) throw new PressError('moveRefused', { message: 'offer.answered' })
    await answer(tx, row)
  })

/** From now on its recipient may accept it. */
export async function answer(tx: Tx, row: OfferRowOf): Promise<void> {
  await touch(tx, row.id, { answered_at: now })
  await record(tx, 'offer.answered', row)
}

type Parts = Pick<OfferRowOf, 'instalments' | 'sum'>
/** Parts were agreed of one sum: of another they are to be agreed anew. */
const dropsParts = ({ instalments, sum }: Parts, next: number): boolean => instalments.length > 0 && sum !== next
const partsOf = (row: Parts, next: number) => (dropsParts(row, next) ? { instalments: [] } : {})
const recordDropped = async (tx: Tx, row: OfferRowOf, next: number): Promise<void> => {
  if (dropsParts(row, next)) await record(tx, 'offer.planned', row)
}

/** Changes the lines of an offer that nobody has accepted. */
export const editItems = (
  context: Context,
  id: number,
  { items, version }: ParsedBody<'PATCH /api/offers/{id}/items'>,
): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    if (!isOfferOpen(row.status)) throw new PressError('moveRefused', { message: 'offer.locked' })
    check({ ...row, items, partner_discount: row.discount > 0 })
    const sums = sumsOf(items, row.date, row.discount)
    await touch(tx, id, {
      ...sums,
      progress: paymentPercentage([{ amount: row.paid }], sums.sum),
      ...partsOf(row, sums.sum),
    })
    await record(tx, 'offer.edited', row, changesOf(row, sums))
    await recordDropped(tx, row, sums.sum)
  })

/** Deletes an offer that no number of an invoice and no payment hangs on. */
export const deleteOffer = (context: Context, id: number): Promise<void> =>
  context.db.transaction(async (tx) => {
    const { row } = await lock(tx, context, id)
    const why = keepsOffer(row)
    if (why) throw new PressError('moveRefused', { message: `offer.${why}` })
    const [paper] = await tx.select({ kind: turnovers.kind }).from(turnovers).where(eq(turnovers.offer_id, id)).limit(1)
    if (paper) throw new PressError('moveRefused', { message: 'offer.papered' })
    const [copies] = await tx
      .select({ id: stockMovements.id })
      .from(stockMovements)
      .where(eq(stockMovements.offer_id, id))
      .limit(1)
    if (copies) throw new PressError('moveRefused', { message: 'offer.inStock' })
    await record(tx, 'offer.deleted', row, { sum: row.sum, titles: row.titles })
    await tx.delete(fileLinks).where(and(eq(fileLinks.resource, 'offer'), eq(fileLinks.resource_id, id)))
    await tx.delete(offerPayments).where(eq(offerPayments.offer_id, id))
    await tx.delete(offers).where(eq(offers.id, id))
  })

/** Opens the lines of an accepted offer again as its next version: same number, same payments; the one before is kept. */
export const reviseOffer = (context: Context, id: number, version: number | undefined): Promise<Offer> =>
  changeOffer(context, id, version, async (tx, row) => {
    if (isOfferOpen(row.status)) throw new PressError('moveRefused', { message: 'offer.open' })
    // Acts and waybills are of its lines: those must stay what they were.
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
    await touch(tx, id, { ...values, status_since: now })
    await record(tx, 'offer.revised', row, { revision: row.revision + 1, from: row.status })
  })

/** What is paid of a locked offer, from its ledger. */
export const ledgerOf = async (tx: Tx, id: number) => {
  const payments = await tx
    .select({ amount: offerPayments.amount })
    .from(offerPayments)
    .where(eq(offerPayments.offer_id, id))
  return { payments, paid: sumOf(payments.map(({ amount }) => ({ sum: amount }))) }
}
