import { calculateOfferTotals } from '@press/domain'
import { eq } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { events, fileLinks, offerDecisions, offerRevisions, offers, profiles } from '../database/schema.ts'
import type { Files } from '../files/files.ts'
import type { DemoOffer } from './offers.ts'
import type { Staff } from './people.ts'
import type { Calendar } from './random.ts'
import { createDeliveredDocument } from './offer-deliveries.ts'

type Row = typeof offers.$inferSelect
const dayMs = 86_400_000

/** Seeds the recipients' decisions on their offers, with the exact document of each decision, and the replaced versions. */
export async function seedDecisions(
  tx: Tx,
  files: Files,
  offersById: ReadonlyMap<number, DemoOffer>,
  staff: Staff,
  { ago }: Calendar,
): Promise<void> {
  const [clerk = null] = staff.withRole('accounting')
  for (const [id, { said: decisions = [], revised: revisionInfo }] of offersById) {
    if (decisions.length === 0) continue
    let [row]: Row[] = await tx.select().from(offers).where(eq(offers.id, id))
    if (!row) throw new Error('The demo offer is missing')
    const replacedRow = revisionInfo && raisePrices(row, revisionInfo.dearer)
    if (replacedRow) {
      row = { ...row, revision: 2 }
      await tx.update(offers).set({ revision: 2 }).where(eq(offers.id, id))
      const supersededFields = { superseded_by: clerk, superseded_at: ago(revisionInfo.days) }
      await tx
        .insert(offerRevisions)
        .values({ offer_id: id, revision: replacedRow.revision, row: replacedRow, ...supersededFields })
    }
    const recipientId = await findRecipientId(tx, row)
    for (const { decision, days, note = '' } of decisions) {
      const decidedAt = days === undefined ? (row.decided_at ?? row.created_at) : ago(days)
      const decidedRow = replacedRow && revisionInfo && decidedAt < ago(revisionInfo.days) ? replacedRow : row
      const { file: fileId } = await createDeliveredDocument(decidedRow, 'kp', files)
      const [insertedDecision] = await tx
        .insert(offerDecisions)
        .values({
          offer_id: id,
          decision,
          revision: decidedRow.revision,
          note,
          file_id: fileId,
          decided_by: recipientId,
          created_at: decidedAt,
        })
        .returning({ id: offerDecisions.id })
      if (!insertedDecision) throw new Error('Insert returned no decision')
      await tx
        .insert(fileLinks)
        .values({ file_id: fileId, resource: 'offer-decision', resource_id: insertedDecision.id, field: 'file' })
      if (decision !== 'change') {
        await tx.update(offers).set({ decided_by: recipientId, decision_note: note }).where(eq(offers.id, id))
        continue
      }
      // The request was answered a day later, before the decision.
      const answered_at = row.status === 'in process' ? null : new Date(decidedAt.getTime() + dayMs)
      await tx.update(offers).set({ asked_at: decidedAt, answered_at, request_note: note }).where(eq(offers.id, id))
      await tx.insert(events).values({
        type: 'offer.changeAsked',
        resource: 'offer',
        resource_id: id,
        actor_id: recipientId,
        data: { number: row.number, recipient_name: row.recipient_name, note },
        audience: recipientId === null ? [] : [recipientId],
        at: decidedAt,
        handled_at: decidedAt,
      })
    }
  }
}

/** Returns an offer as it was at a higher price. */
function raisePrices(row: Row, percent: number): Row {
  const items = row.items.map((item) => ({ ...item, price: Math.round((item.price * (100 + percent)) / 100) }))
  const { sum, vat, vat_rate } = calculateOfferTotals(items, row.date, row.discount)
  return { ...row, items, sum, vat, vat_rate, status: 'accept', invoice_number: null, invoice_date: null }
}

/** Returns the recipient of the offer, or the first account of the organization. */
async function findRecipientId(tx: Tx, { user_id, organization_id }: Row): Promise<number | null> {
  const [profile] = await tx
    .select({ id: profiles.user_id })
    .from(profiles)
    .where(user_id === null ? eq(profiles.organization_id, organization_id ?? 0) : eq(profiles.user_id, user_id))
    .orderBy(profiles.user_id)
    .limit(1)
  return profile?.id ?? null
}
