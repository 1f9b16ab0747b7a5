import type { StoreBook } from '@press/contract'
import { productGaps } from '@press/domain'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { offers, offerTechCards, publications } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../context.ts'
import { ask, type Endpoints } from '../publications/publications.ts'
import { findCard, productOf, type ProductFields } from '../shop/product.ts'

/** A book of an offer, as the shop was told of it last. */
interface Described extends StoreBook {
  fields: ProductFields | null
}

/** The books that were made of an offer, and what the shop has and lacks of each. */
export async function describedBooks({ db, files }: Pick<Context, 'db' | 'files'>, offer: number) {
  const made = await db
    .select({ id: offerTechCards.tech_card_id })
    .from(offerTechCards)
    .where(eq(offerTechCards.offer_id, offer))
    .orderBy(asc(offerTechCards.tech_card_id))
  const books: Described[] = []
  for (const { id } of made) {
    const card = await findCard(db, id)
    if (!card) continue
    const lacks = productGaps(await productOf(db, card, files))
    const taken = await db.select({ id: publications.id }).from(publications).where(ofShop(id, 'sent')).limit(1)
    books.push({ id, book_name: card.book_name, lacks, sent: taken.length > 0, fields: card.sent })
  }
  return books
}

/** Queues what is described for the shop, as it was described last; what is not waits until somebody describes it. */
export async function putInStore(
  tx: Tx,
  context: Context,
  shop: Endpoints['shop'],
  books: readonly Described[],
): Promise<void> {
  if (books.length === 0) throw new PressError('moveRefused', { message: 'offer.nothingToSell' })
  for (const { id, lacks, fields } of books) {
    if (!shop || !fields || lacks.length > 0) continue
    const waiting = await tx.select({ id: publications.id }).from(publications).where(ofShop(id, 'waiting')).limit(1)
    if (waiting.length === 0) await ask(tx, context, { channel: 'shop', card: id, fields: { ...fields }, files: {} })
  }
}

/**
 * Calls back what still waits for the shop, but for books that another offer has there as well. What the shop has taken is taken off
 * there, by people: it has no call for it.
 */
export async function takeOffStore(tx: Tx, offer: number, books: readonly Described[]): Promise<void> {
  for (const { id } of books) {
    const others = await tx
      .select({ id: offers.id })
      .from(offers)
      .innerJoin(offerTechCards, eq(offerTechCards.offer_id, offers.id))
      .where(and(eq(offerTechCards.tech_card_id, id), ne(offers.id, offer), eq(offers.in_store, true)))
      .limit(1)
    if (others.length > 0) continue
    await tx
      .update(publications)
      .set({ status: 'failed', next_at: null, version: sql`${publications.version} + 1`, updated_at: sql`now()` })
      .where(ofShop(id, 'waiting'))
  }
}

const ofShop = (card: number, status: 'waiting' | 'sent') =>
  and(eq(publications.tech_card_id, card), eq(publications.channel, 'shop'), eq(publications.status, status))
