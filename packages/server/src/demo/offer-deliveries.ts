import { Readable } from 'node:stream'
import { amountInWords, type OfferDocumentKind, type Offer } from '@press/domain'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { fileLinks, offers, offerDeliveries } from '../database/schema.ts'
import { makePdf } from '../documents/pdf.ts'
import { buildOfferDocument } from '../features/offers/documents/build.ts'
import type { Files } from '../files/files.ts'
import { getTranslator } from '../texts.ts'
import type { Staff } from './people.ts'

const dayMs = 86_400_000
/**
 * The number of latest invoices whose letters are seeded. Letters for earlier invoices were sent from the accountant's own mail
 * program.
 */
const latestCount = 3

/**
 * Seeds the letters with the latest invoices. Each offer was sent first, and its invoice later. The first letter with the newest
 * invoice bounced, and the second letter arrived.
 */
export async function seedOfferDeliveries(tx: Tx, files: Files, staff: Staff): Promise<void> {
  const invoicedOffers = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.status, 'Invoice and contract sent'), ne(offers.recipient_email, '')))
    .orderBy(desc(offers.created_at), desc(offers.id))
    .limit(latestCount)
  const [clerk = null] = staff.withRole('accounting')
  for (const [index, row] of invoicedOffers.entries()) {
    const invoicedAt = row.status_since
    const letters: { kind: OfferDocumentKind; at: Date; problem?: string }[] = [
      { kind: 'kp', at: new Date(row.created_at.getTime() + dayMs / 24) },
      ...(index === 0
        ? [
            {
              kind: 'invoice' as const,
              at: new Date(invoicedAt.getTime() - dayMs / 48),
              problem: '452 4.2.2 Mailbox full',
            },
          ]
        : []),
      { kind: 'invoice', at: invoicedAt },
    ]
    for (const { kind, at: sentAt, problem } of letters) {
      const { title, file: fileId } = await createDeliveredDocument(row, kind, files)
      const t = getTranslator(row.language)
      const [insertedDelivery] = await tx
        .insert(offerDeliveries)
        .values({
          offer_id: row.id,
          kind,
          language: row.language,
          revision: row.revision,
          file_id: fileId,
          email: row.recipient_email,
          subject: t('letters:paper.subject', { title, press: row.sender_name }),
          text: [t('letters:paper.greeting'), t('letters:paper.text', { title })].join('\n\n'),
          sent_by: clerk,
          created_at: sentAt,
          ...(problem
            ? { state: 'failed' as const, problem }
            : { state: 'sent' as const, delivered_at: new Date(sentAt.getTime() + 4_000) }),
        })
        .returning({ id: offerDeliveries.id })
      if (!insertedDelivery) throw new Error('Insert returned no delivery')
      await tx
        .insert(fileLinks)
        .values({ file_id: fileId, resource: 'offer-sending', resource_id: insertedDelivery.id, field: 'file' })
    }
  }
}

/** Generates a document of an offer. It is exactly the document that the letter contains and that the recipient decides on. */
export async function createDeliveredDocument(row: typeof offers.$inferSelect, kind: OfferDocumentKind, files: Files) {
  // The document shows only data of the offer's own row, so related rows are not read.
  const offer = { ...row, amount_in_words: amountInWords(row.sum, row.language), turnovers: [] } as unknown as Offer
  const document = buildOfferDocument(offer, kind, row.language)
  const content = await makePdf(document)
  const { id } = await files.put({
    name: `${document.title.replaceAll(/[\s/\\:№]+/gu, '_')}.pdf`,
    purpose: 'pdf',
    owner_id: null,
    content: Readable.from([content]),
  })
  return { title: document.title, file: id }
}
