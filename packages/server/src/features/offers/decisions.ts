import type { ParsedBody } from '@press/contract'
import { canRequestChange, type OfferDecision, type Offer } from '@press/domain'
import { eq } from 'drizzle-orm'
import { assertVersion } from '../../database/run-change.ts'
import type { Queryable, Tx } from '../../database/database.ts'
import { fileLinks, offerDecisions } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { storeDocument, type StoredDocument } from './documents/store.ts'
import { getOffer } from '../shared/offers/queries.ts'
import { changeOffer, updateOffer, type OfferRecord } from '../shared/offers/row.ts'

/** The document that a recipient decides on, and the version of the row that it was generated from. */
export interface DecidedDocument extends StoredDocument {
  version: number
}

/** Stores the offer as the recipient reads it, before the decision. */
export async function saveDecisionDocument(context: Context, id: number): Promise<DecidedDocument> {
  const offer = await getOffer(context, id)
  return { ...(await storeDocument(context, offer, 'kp', offer.language)), version: offer.version }
}

interface NewDecision {
  decision: OfferDecision
  note: string
  paper: DecidedDocument
}

/**
 * Records a recipient's decision on a locked offer. Refuses if the offer has changed since the recipient's document was generated.
 */
export async function saveDecision(
  tx: Tx,
  { person, id }: { person: Context['person']; id: number },
  row: OfferRecord,
  { decision, note, paper }: NewDecision,
): Promise<void> {
  assertVersion(row, paper.version)
  const [savedDecision] = await tx
    .insert(offerDecisions)
    .values({
      offer_id: id,
      decision,
      revision: row.revision,
      note,
      file_id: paper.file.id,
      decided_by: person.id,
    })
    .returning({ id: offerDecisions.id })
  if (!savedDecision) throw new Error('Insert returned no decision')
  await tx
    .insert(fileLinks)
    .values({ file_id: paper.file.id, resource: 'offer-decision', resource_id: savedDecision.id, field: 'file' })
}

/** Records that the recipient requests a change of the offer. The offer then awaits an answer of the press again. */
export async function requestChange(
  context: Context,
  id: number,
  { note, version }: ParsedBody<'POST /api/offers/{id}/change'>,
): Promise<Offer> {
  const paper = await saveDecisionDocument(context, id)
  return changeOffer(context, id, version, async (tx, row, isOwn) => {
    if (!canRequestChange(row, { role: context.person.role, own: isOwn }))
      throw new PressError('moveRefused', { message: 'offer.notYoursToChange' })
    await saveDecision(tx, { person: context.person, id }, row, { decision: 'change', note, paper })
    await updateOffer(tx, id, { asked_at: new Date(), answered_at: null, request_note: note })
    await recordEvent(tx, 'offer.changeAsked', row, { note, sha256: paper.sha256 })
  })
}

/** Returns the id of the offer that a decision is about; null after the decision was deleted. */
export async function findOfferOfDecision(db: Queryable, id: number): Promise<number | null> {
  const [row] = await db
    .select({ offer: offerDecisions.offer_id })
    .from(offerDecisions)
    .where(eq(offerDecisions.id, id))
  return row?.offer ?? null
}
