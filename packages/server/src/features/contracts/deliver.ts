import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { contracts, contractSendings, files } from '../../database/schema.ts'
import type { Store } from '../../files/store.ts'
import { handOver } from '../../jobs/handOver.ts'
import type { Mail } from '../../mail/mail.ts'
import { texts } from '../../texts.ts'
import { recordOf } from './service.ts'

/** Hands a contract to the mail server; one that is refused for good is written down as such, and is to be recalled and sent anew. */
export async function deliverContract(tx: Tx, store: Store, mail: Mail, sending: number, job: number): Promise<void> {
  const [found] = await tx
    .select({ sent: contractSendings, file: files, contract: contracts })
    .from(contractSendings)
    .innerJoin(files, eq(files.id, contractSendings.file_id))
    .innerJoin(contracts, eq(contracts.id, contractSendings.contract_id))
    .where(eq(contractSendings.id, sending))
  if (!found || found.sent.state !== 'queued' || found.sent.recalled_at) return
  const { sent, file, contract } = found
  const t = texts(sent.language)
  const title = t(`contracts:named.${contract.kind}`, { number: contract.number })
  const press = sent.paper.sides[0].name || t('documents:press.name')
  const letter = {
    email: sent.email,
    subject: t('mail:paper.subject', { title, press }),
    text: [t('mail:paper.greeting'), t('mail:contract.text', { title }), t('mail:contract.sign', { press })].join(
      '\n\n',
    ),
  }
  const problem = await handOver(tx, store, mail, { ...letter, language: sent.language, file }, job)
  await tx
    .update(contractSendings)
    .set(problem === null ? { state: 'sent', delivered_at: sql`now()` } : { state: 'failed', problem })
    .where(eq(contractSendings.id, sending))
  await recordOf(tx, { person: null }, problem === null ? 'delivered' : 'undelivered', contract, { email: sent.email })
}
