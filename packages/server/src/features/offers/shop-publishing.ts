import type { StoreBook } from '@press/contract'
import { getMissingProductParts, type StoreOutcome } from '@press/domain'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { offers, offerTechCards, publications } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { enqueuePublication, withdrawPublications, type Endpoints } from '../shared/publications/publications.ts'
import { findCard, buildProductForm, type ProductFields } from '../shared/publications/product.ts'

/** A book made from an offer, with the data last sent to the shop. */
interface ShopReadiness extends Pick<StoreBook, 'id' | 'book_name' | 'lacks'> {
  fields: ProductFields | null
}

async function findShopReadiness(tx: Tx, { files }: Pick<Context, 'files'>, offerId: number): Promise<ShopReadiness[]> {
  const offerCards = await tx
    .select({ id: offerTechCards.tech_card_id })
    .from(offerTechCards)
    .where(eq(offerTechCards.offer_id, offerId))
    .orderBy(asc(offerTechCards.tech_card_id))
  const books: ShopReadiness[] = []
  for (const { id } of offerCards) {
    const card = await findCard(tx, id)
    if (!card) continue
    const lacks = getMissingProductParts(await buildProductForm(tx, card, files))
    books.push({ id, book_name: card.book_name, lacks, fields: card.sent })
  }
  return books
}

/**
 * Puts the books of an offer into the shop, or removes them, and returns the outcome for each book. Publishes a book with the
 * fields last sent; a book that was never sent needs a description first. Refuses to publish an offer without books.
 */
export async function setShopAvailability(
  tx: Tx,
  context: Context,
  shop: Endpoints['shop'],
  { offer: offerId, put: isPublished }: { offer: number; put: boolean },
): Promise<StoreBook[]> {
  const books = await findShopReadiness(tx, context, offerId)
  if (isPublished && books.length === 0) throw new PressError('moveRefused', { message: 'offer.nothingToSell' })
  const outcomes: StoreBook[] = []
  for (const { fields, ...book } of books) {
    const outcome = isPublished
      ? await publishBook(tx, context, shop, { ...book, fields })
      : await withdrawBook(tx, context, offerId, book.id)
    outcomes.push({ ...book, outcome })
  }
  return outcomes
}

async function publishBook(
  tx: Tx,
  context: Context,
  shop: Endpoints['shop'],
  { id, lacks, fields }: ShopReadiness,
): Promise<StoreOutcome> {
  if (!shop) return 'notConnected'
  if (!fields || lacks.length > 0) return 'lacking'
  if (await hasPublication(tx, id, 'waiting')) return 'waiting'
  await enqueuePublication(tx, context, { channel: 'shop', card: id, fields: { ...fields }, files: {} })
  return 'queued'
}

async function withdrawBook(tx: Tx, context: Context, offerId: number, cardId: number): Promise<StoreOutcome> {
  const otherOffers = await tx
    .select({ id: offers.id })
    .from(offers)
    .innerJoin(offerTechCards, eq(offerTechCards.offer_id, offers.id))
    .where(and(eq(offerTechCards.tech_card_id, cardId), ne(offers.id, offerId), eq(offers.in_store, true)))
    .limit(1)
  if (otherOffers.length > 0) return 'elsewhere'
  const withdrawnCount = await withdrawPublications(tx, 'shop', cardId)
  // Any publication that is still pending is being sent right now.
  if ((await hasPublication(tx, cardId, 'sent')) || (await hasPublication(tx, cardId, 'waiting'))) return 'stays'
  return withdrawnCount > 0 ? 'withdrawn' : 'wasNot'
}

async function hasPublication(tx: Tx, cardId: number, status: 'waiting' | 'sent'): Promise<boolean> {
  const rows = await tx
    .select({ id: publications.id })
    .from(publications)
    .where(
      and(eq(publications.tech_card_id, cardId), eq(publications.channel, 'shop'), eq(publications.status, status)),
    )
    .limit(1)
  return rows.length > 0
}
