import type { ParsedBody } from '@press/contract'
import { isAwaitingAnswer, isEmail, type Offer, type OfferDelivery } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import type { Locale } from '@press/i18n/node'
import { assertVersion, runChange } from '../../../database/run-change.ts'
import type { Db, Queryable, Tx } from '../../../database/database.ts'
import { isoTimestampSql, queryRows } from '../../../database/rows.ts'
import { fileLinks, offerDeliveries } from '../../../database/schema.ts'
import type { PressDocument } from '../../../documents/document.ts'
import { getPressLogo } from '../../../documents/logo.ts'
import { PressError } from '../../../errors.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { enqueue } from '../../../jobs/jobs.ts'
import { offerLetterJob } from './deliver-letter.ts'
import { getTranslator } from '../../../texts.ts'
import type { Context } from '../../shared/context.ts'
import { getOffer } from '../../shared/offers/queries.ts'
import { canReadOffer } from '../../shared/offers/visibility.ts'
import { markAnswered } from '../commands.ts'
import { lockOffer } from '../../shared/offers/row.ts'
import { assertOfferSides } from '../sides.ts'
import { renderStockDocument } from '../../shared/offers/stock-documents/render.ts'
import { storePdf } from './store.ts'
import { buildOfferDocument } from './build.ts'

const selectDeliveriesSql = sql`select sendings.id, sendings.kind, sendings.language, sendings.revision, sendings.email, sendings.state, sendings.problem,
    json_build_object('id', files.id, 'name', files.name, 'size', files.size, 'mime', files.mime) as file, files.sha256,
    senders.name as sent_by, ${isoTimestampSql('sendings.created_at')} as created_at, ${isoTimestampSql('sendings.delivered_at')} as delivered_at
  from offer_sendings sendings join files on files.id = sendings.file_id left join users senders on senders.id = sendings.sent_by`

const queryDeliveries = (db: Db, id: number): Promise<OfferDelivery[]> =>
  queryRows<OfferDelivery>(db, sql`${selectDeliveriesSql} where sendings.offer_id = ${id} order by sendings.id desc`)

/** Returns the deliveries of an offer, latest first; throws `notFound` when the person may not see the offer. */
export async function findDeliveries({ db, scope, person }: Context, id: number): Promise<OfferDelivery[]> {
  if (!(await canReadOffer(db, scope, person, id))) throw new PressError('notFound')
  return queryDeliveries(db, id)
}

/** Returns the id of the offer that a delivery belongs to; null after the delivery was deleted. */
export async function findDeliveredOffer(db: Queryable, id: number): Promise<number | null> {
  const [row] = await db
    .select({ offer: offerDeliveries.offer_id })
    .from(offerDeliveries)
    .where(eq(offerDeliveries.id, id))
  return row?.offer ?? null
}

/** Returns the document to send: a document of the offer itself, or a document of its turnover. */
function buildDocument(
  offer: Offer,
  kind: ParsedBody<'POST /api/offers/{id}/send'>['kind'],
  turnover: number | undefined,
  language: Locale,
  logo: string | undefined,
): PressDocument {
  if (kind === 'kp' || kind === 'invoice') return buildOfferDocument(offer, kind, language, logo)
  if (turnover === undefined) throw new PressError('validation', { fields: { turnover: 'required' } })
  return renderStockDocument(offer, turnover, language)
}

/**
 * Sends a document by e-mail. First generates the document and stores it as a file. Then saves the row and queues the letter in one
 * transaction, if the offer has not changed. If the document is not sent, no row owns its file, and the cleanup deletes it.
 */
export async function sendDocument(
  context: Context,
  id: number,
  { kind, turnover, language, email, message, version }: ParsedBody<'POST /api/offers/{id}/send'>,
): Promise<OfferDelivery> {
  if (!isEmail(email)) throw new PressError('validation', { fields: { email: email ? 'email' : 'required' } })
  const { db, files, person } = context
  const offer = await getOffer(context, id)
  assertOfferSides(kind, offer)
  const logo = await getPressLogo(db, files)
  const { title, file, sha256 } = await storePdf(files, buildDocument(offer, kind, turnover, language, logo))
  const t = getTranslator(language)
  const press = offer.sender_name
  const letter = {
    subject: t('letters:paper.subject', { title, press }),
    text: [
      t('letters:paper.greeting'),
      ...(message ? [message] : []),
      t('letters:paper.text', { title }),
      t('letters:paper.sign', { name: person.name, press }),
    ].join('\n\n'),
  }
  const saveDelivery = async (tx: Tx): Promise<number> => {
    const { row } = await lockOffer(tx, context, id)
    assertVersion(row, version ?? offer.version)
    // Refuses if someone has changed the offer while its document was generated.
    assertVersion(row, offer.version)
    const [delivery] = await tx
      .insert(offerDeliveries)
      .values({
        offer_id: id,
        kind,
        turnover_id: turnover,
        language,
        revision: row.revision,
        file_id: file.id,
        email,
        sent_by: person.id,
        ...letter,
      })
      .returning({ id: offerDeliveries.id })
    if (!delivery) throw new Error('Insert returned no delivery')
    await tx
      .insert(fileLinks)
      .values({ file_id: file.id, resource: 'offer-sending', resource_id: delivery.id, field: 'file' })
    await enqueue(tx, offerLetterJob, { sending: delivery.id })
    await recordEvent(tx, 'offer.sent', row, { kind, language, email, sha256 })
    // Sending the commercial offer itself answers the recipient's request.
    if (kind === 'kp' && isAwaitingAnswer(row)) await markAnswered(tx, row)
    return delivery.id
  }
  const deliveryId = await runChange(db, saveDelivery, async () => ({ offer: await getOffer(context, id) }))
  const [savedDelivery] = await queryRows<OfferDelivery>(
    db,
    sql`${selectDeliveriesSql} where sendings.id = ${deliveryId}`,
  )
  if (!savedDelivery) throw new PressError('notFound')
  return savedDelivery
}
