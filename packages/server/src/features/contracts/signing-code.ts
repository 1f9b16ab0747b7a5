import { randomInt } from 'node:crypto'
import { getGivenName, signingCode } from '@press/domain'
import { and, eq, sql } from 'drizzle-orm'
import { hashPassword } from '../../auth/passwords.ts'
import { getContractCodeLimits, recordAttempt } from '../../auth/rate-limits.ts'
import type { Tx } from '../../database/database.ts'
import { contractCodes, contracts, users } from '../../database/schema.ts'
import { recordEvent } from '../../events/record-event.ts'
import { composeAndSend } from '../../jobs/compose-and-send.ts'
import { enqueue, defineJobType } from '../../jobs/jobs.ts'
import { composeLetter } from '../../mail/letters.ts'
import type { Letter } from '../../mail/mail.ts'
import { getTranslator } from '../../texts.ts'
import type { Context } from '../shared/context.ts'
import { findContract } from './queries.ts'
import { assertStatusChange } from './status.ts'
import type { ContractRecord } from './commands.ts'

/** Requests a letter with the signing code, sent to the address of the person's account. */
export async function requestSigningCode(context: Context, id: number): Promise<{ email: string; minutes: number }> {
  const { db, person } = context
  const { own: isOwn } = await findContract(context, id)
  await recordAttempt(db, getContractCodeLimits(person.id))
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(contracts).where(eq(contracts.id, id)).for('update')
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, person.id))
    assertStatusChange(context, row as ContractRecord, 'signed', isOwn)
    await enqueue(tx, codeLetterJob, { contract: id, user: person.id })
    await recordEvent(tx, 'contract.codeAsked', row as ContractRecord)
    return { email: user?.email ?? '', minutes: signingCode.lifetimeMinutes }
  })
}

/** Composes the letter with a new code. Only the hash of the code is stored, and only the last code is valid. */
async function composeCodeLetter(
  tx: Tx,
  { contract: contractId, user: userId }: { contract: number; user: number },
): Promise<Letter | undefined> {
  const [codeRequest] = await tx
    .select({
      name: users.name,
      email: users.email,
      locale: users.locale,
      number: contracts.number,
      kind: contracts.kind,
    })
    .from(contracts)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(contracts.id, contractId), eq(contracts.status, 'sent'), users.active))
  if (!codeRequest) return undefined
  const code = String(randomInt(10 ** signingCode.digits)).padStart(signingCode.digits, '0')
  const codeValues = {
    code_hash: await hashPassword(code),
    expires_at: sql`now() + make_interval(mins => ${signingCode.lifetimeMinutes})`,
  }
  await tx
    .insert(contractCodes)
    .values({ contract_id: contractId, user_id: userId, ...codeValues })
    .onConflictDoUpdate({ target: [contractCodes.contract_id, contractCodes.user_id], set: codeValues })
  const t = getTranslator(codeRequest.locale)
  const title = t(`contracts:named.${codeRequest.kind}`, { number: codeRequest.number })
  return composeLetter(tx, {
    to: codeRequest.email,
    subject: t('letters:contractCode.subject', { title }),
    text: t('letters:contractCode.text', {
      name: getGivenName(codeRequest.name),
      title,
      code,
      minutes: signingCode.lifetimeMinutes,
    }),
    locale: codeRequest.locale,
  })
}

/** The letter with the code that signs a contract. The code is created when the letter is composed, so that no job contains it. */
export const codeLetterJob = defineJobType<{ contract: number; user: number }>({
  kind: 'contract-code',
  lane: 'urgent',
  run: (codeRequest, job, { mail }) => composeAndSend(mail, job, (tx) => composeCodeLetter(tx, codeRequest)),
})
