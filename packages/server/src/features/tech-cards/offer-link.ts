import type { ParsedBody } from '@press/contract'
import { getGrantedScope, type OfferStatus, canCreateTechCards } from '@press/domain'
import { and, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../../database/database.ts'
import { offers } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { visibleOffersClause } from '../shared/offers/visibility.ts'

type Viewer = Pick<Context, 'person' | 't'>

type ParsedBook = Omit<ParsedBody<'POST /api/tech-cards/create'>, 'application_id' | 'offer_id'>

/** Returns an offer; undefined if it does not exist or the person may not see it. */
async function findVisibleOffer(db: Queryable, { person }: Viewer, id: number) {
  const scope = getGrantedScope(person.role, 'offers', 'read')
  if (!scope) return undefined
  const { number, revision, status, items } = offers
  const visibleOfferClause = and(eq(offers.id, id), visibleOffersClause(scope, person))
  // Takes a shared lock inside a transaction, so that the offer is not withdrawn while a card is made for it.
  const [offer] = await db
    .select({ number, revision, status, items })
    .from(offers)
    .where(visibleOfferClause)
    .for('share')
  return offer
}

function assertCanCreateCards({ status }: { status: OfferStatus }, { t }: Viewer): void {
  if (canCreateTechCards(status)) return
  const params = { status: t(`offers:status.${status}`) }
  throw new PressError('moveRefused', { message: { text: 'offer.makesNoCard', params } })
}

/** Returns an offer's data about one of its books, for the new card. The pages are the sum of color and black-and-white pages. */
export async function findOfferBook(
  context: Viewer & Pick<Context, 'db'>,
  id: number,
  itemIndex: number,
): Promise<{ id: number; number: string; revision: number; book: ParsedBook }> {
  const offer = await findVisibleOffer(context.db, context, id)
  const item = offer?.items[itemIndex]
  if (!offer || !item) throw new PressError('notFound')
  assertCanCreateCards(offer, context)
  const { name, language, quantity, color_pages, bw_pages, format, binding, paper_type } = item
  const pages = (color_pages ?? 0) + (bw_pages ?? 0)
  return {
    id,
    number: offer.number,
    revision: offer.revision,
    book: {
      book_name: name,
      authors: [],
      work_types: [],
      ...(language && { language }),
      quantity,
      pages: pages || null,
      format,
      print_info: { copies: quantity, colored_pages: color_pages, paper_text: paper_type, binding },
    },
  }
}

/** Locks an offer while a card is made for it. Refuses unless the offer was accepted. */
export async function lockAcceptedOffer(context: Viewer, tx: Tx, id: number): Promise<void> {
  const offer = await findVisibleOffer(tx, context, id)
  if (!offer) throw new PressError('validation', { fields: { offer_id: 'choice' } })
  assertCanCreateCards(offer, context)
}
