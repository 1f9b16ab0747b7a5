import { offerTotals, leftOf } from '@press/domain'
import type { Tx } from '../../database/database.ts'
import type { Context } from '../shared/context.ts'
import { type OfferRowOf, updateOffer } from '../shared/offers/row.ts'
import { type TurnoverRow, documentsOf } from '../shared/offers/turnovers.ts'

type Lines = Pick<OfferRowOf, 'items' | 'date' | 'discount'>

/** Returns the charges of an offer, line by line. */
export const chargesOf = ({ items, date, discount }: Lines) => offerTotals(items, date, discount).charges

const isUsedUp = (row: Lines, documents: readonly TurnoverRow[]): boolean =>
  leftOf(chargesOf(row), documents).every(({ quantity }) => quantity <= 0)

/** Updates a locked offer with the totals of its documents, and sets the flag that shows whether everything was delivered. */
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
