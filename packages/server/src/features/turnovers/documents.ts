import { leftOf, offerTotals } from '@press/domain'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { turnovers } from '../../database/schema.ts'
import type { Context } from '../context.ts'
import { updateOffer, type OfferRowOf } from '../offers/offer-row.ts'

export type TurnoverRow = typeof turnovers.$inferSelect

/** Returns all documents of a locked offer. */
export const documentsOf = (tx: Tx, offer: number): Promise<TurnoverRow[]> =>
  tx.select().from(turnovers).where(eq(turnovers.offer_id, offer)).orderBy(asc(turnovers.date), asc(turnovers.id))

type Lines = Pick<OfferRowOf, 'items' | 'date' | 'discount'>

/** Returns the charges of an offer, line by line. */
export const chargesOf = ({ items, date, discount }: Lines) => offerTotals(items, date, discount).charges

const isUsedUp = (row: Lines, documents: readonly TurnoverRow[]): boolean =>
  leftOf(chargesOf(row), documents).every(({ quantity }) => quantity <= 0)

/** Updates a locked offer with the totals of its documents; its flag shows whether everything was delivered. */
export async function settleTurnover(
  tx: Tx,
  { files }: Pick<Context, 'files'>,
  row: OfferRowOf,
  before: readonly TurnoverRow[],
): Promise<void> {
  const documents = await documentsOf(tx, row.id)
  const delivered = documents.reduce((total, { sum, cancelled_at }) => (cancelled_at ? total : total + sum), 0)
  const complete = isUsedUp(row, documents)
  const attached = async () => (await files.of(tx, 'offer', [row.id])).get(row.id)?.['act_file'] != null
  const changed = complete !== isUsedUp(row, before)
  await updateOffer(tx, row.id, { delivered, ...(changed && { has_act: complete || (await attached()) }) })
}
