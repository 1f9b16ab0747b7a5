import { calculateOfferTotals, getUndeliveredLines } from '@press/domain'
import type { Tx } from '../../database/database.ts'
import type { Context } from '../shared/context.ts'
import { type OfferRecord, updateOffer } from '../shared/offers/row.ts'
import { type TurnoverRow, findOfferDocuments } from '../shared/offers/turnovers.ts'

type OfferLines = Pick<OfferRecord, 'items' | 'date' | 'discount'>

/** Returns the charges of an offer, line by line. */
export const getCharges = ({ items, date, discount }: OfferLines) => calculateOfferTotals(items, date, discount).charges

const isFullyDelivered = (row: OfferLines, documents: readonly TurnoverRow[]): boolean =>
  getUndeliveredLines(getCharges(row), documents).every(({ quantity }) => quantity <= 0)

/** Updates a locked offer with the totals of its documents, and sets the flag that shows whether everything was delivered. */
export async function settleTurnover(
  tx: Tx,
  { files }: Pick<Context, 'files'>,
  row: OfferRecord,
  previousDocuments: readonly TurnoverRow[],
): Promise<void> {
  const documents = await findOfferDocuments(tx, row.id)
  const delivered = documents.reduce((total, { sum, cancelled_at }) => (cancelled_at ? total : total + sum), 0)
  const isComplete = isFullyDelivered(row, documents)
  const hasAttachedAct = async () => (await files.findFiles(tx, 'offer', [row.id])).get(row.id)?.['act_file'] != null
  const hasChanged = isComplete !== isFullyDelivered(row, previousDocuments)
  await updateOffer(tx, row.id, { delivered, ...(hasChanged && { has_act: isComplete || (await hasAttachedAct()) }) })
}
