import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ParsedBody, RoyaltyStatement } from '@press/contract'
import { isEmail, getStatementSendRefusal, type RoyaltyDelivery } from '@press/domain'
import { eq, sql } from 'drizzle-orm'
import { getToday } from '../../clock.ts'
import type { Tx } from '../../database/database.ts'
import { fileLinks, royaltyDeliveries, royaltyTerms } from '../../database/schema.ts'
import { getPressLogo } from '../../documents/logo.ts'
import { makePdf } from '../../documents/pdf.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { royaltyLetterJob } from './deliver.ts'
import { getTranslator } from '../../texts.ts'
import type { Context } from '../shared/context.ts'
import { buildStatementDocument } from './statement-document.ts'
import { findStatementDeliveries, findStatement } from './statement.ts'

type Body = ParsedBody<'POST /api/realisation/contracts/{id}/send'>

/** Returns the e-mail address for a statement: the given address, otherwise the contract's address. */
function getRecipientAddress(statement: RoyaltyStatement, email: string | undefined): string {
  const address = email ?? statement.email
  if (isEmail(address)) return address
  if (email === undefined) throw new PressError('moveRefused', { message: 'royalty.noAddress' })
  throw new PressError('validation', { fields: { email: email ? 'email' : 'required' } })
}

/**
 * Locks the terms of a contract, and returns whether the statement was already sent. A concurrent request waits for this lock, then
 * sees the delivery of the first request.
 */
async function lockTermsAndCheckSent(tx: Tx, contractId: number, { from, to }: Body): Promise<boolean> {
  await tx.execute(sql`select from royalty_terms where contract_id = ${contractId} for update`)
  const { rows: sentRows } = await tx.execute(
    sql`select from royalty_sendings where contract_id = ${contractId} and "from" = ${from}::date and "to" = ${to}::date
      and state <> 'failed'`,
  )
  return sentRows.length > 0
}

function assertSendable(periodEnd: string, isSent: boolean, isResend: boolean): void {
  const refusal = getStatementSendRefusal({ to: periodEnd, sent: isSent }, getToday(), isResend)
  if (refusal) throw new PressError('moveRefused', { message: `royalty.${refusal}` })
}

/**
 * Sends the statement of a period by e-mail, by default in the authors' language. The PDF is rendered first and stored as a file.
 * The row and the queued letter are saved in one transaction. The file cleanup deletes the PDF if the statement is not sent.
 */
export async function sendStatement(context: Context, contractId: number, body: Body): Promise<RoyaltyDelivery> {
  const { db, files, person } = context
  const { from, to, message, again } = body
  const statement = await findStatement(db, contractId, { from, to }, body.language)
  const email = getRecipientAddress(statement, body.email)
  assertSendable(to, false, again)
  if (body.owed !== undefined && body.owed !== statement.owed)
    throw new PressError('conflict', { current: { statement } })
  const locale = body.language ?? statement.language
  const t = getTranslator(locale)
  const document = buildStatementDocument(statement, { t, locale }, await getPressLogo(db, files))
  const content = await makePdf(document)
  const name = `${document.title.replaceAll(/[\s/\\:№,]+/gu, '_')}.pdf`
  const file = await files.put({ name, purpose: 'pdf', owner_id: null, content: Readable.from([content]) })
  const press = statement.press.name || t('shell:product')
  const letter = {
    subject: t('letters:paper.subject', { title: document.title, press }),
    text: [
      t('letters:paper.greeting'),
      ...(message ? [message] : []),
      t('letters:paper.text', { title: document.title }),
      t('letters:paper.sign', { name: person.name, press }),
    ].join('\n\n'),
  }
  const id = await db.transaction(async (tx) => {
    assertSendable(to, await lockTermsAndCheckSent(tx, contractId, body), again)
    const [insertedDelivery] = await tx
      .insert(royaltyDeliveries)
      .values({
        contract_id: contractId,
        from,
        to,
        language: locale,
        owed: statement.owed,
        file_id: file.id,
        email,
        sent_by: person.id,
        ...letter,
      })
      .returning({ id: royaltyDeliveries.id })
    if (!insertedDelivery) throw new Error('Insert returned no delivery')
    await tx.update(royaltyTerms).set({ email }).where(eq(royaltyTerms.contract_id, contractId))
    await tx
      .insert(fileLinks)
      .values({ file_id: file.id, resource: 'royalty-sending', resource_id: insertedDelivery.id, field: 'file' })
    await enqueue(tx, royaltyLetterJob, { sending: insertedDelivery.id })
    const sha256 = createHash('sha256').update(content).digest('hex')
    await recordEvent(tx, 'realisation.sent', { id: contractId }, { from, to, language: locale, email, sha256 })
    return insertedDelivery.id
  })
  const delivery = (await findStatementDeliveries(db, contractId)).find((one) => one.id === id)
  if (!delivery) throw new PressError('notFound')
  return delivery
}
