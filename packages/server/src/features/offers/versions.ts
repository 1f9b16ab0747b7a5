import { offerVersionFacts } from '@press/contract'
import { amountInWords, type Offer, type OfferVersion } from '@press/domain'
import { desc, eq } from 'drizzle-orm'
import { offerRevisions, users } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import { getOffer, addItemTotals } from '../shared/offers/queries.ts'

/** Returns the superseded versions of an offer, unchanged, the latest first. */
export async function findVersions(context: Context, id: number): Promise<OfferVersion[]> {
  await getOffer(context, id)
  const rows = await context.db
    .select({ row: offerRevisions.row, at: offerRevisions.superseded_at, by: users.name })
    .from(offerRevisions)
    .leftJoin(users, eq(users.id, offerRevisions.superseded_by))
    .where(eq(offerRevisions.offer_id, id))
    .orderBy(desc(offerRevisions.revision))
  return rows.map(({ row, at, by }) => {
    const version = offerVersionFacts.parse(row)
    return { ...version, items: addItemTotals(version), superseded_at: at.toISOString(), superseded_by: by }
  })
}

/** Returns an offer as of one of its versions, for its documents. Acts and waybills always use the current version. */
export async function getOfferVersion(context: Context, id: number, revision: number | undefined): Promise<Offer> {
  const offer = await getOffer(context, id)
  if (revision === undefined || revision === offer.revision) return offer
  const version = (await findVersions(context, id)).find((one) => one.revision === revision)
  if (!version) throw new PressError('notFound')
  return { ...offer, ...version, amount_in_words: amountInWords(version.sum, version.language), turnovers: [] }
}
