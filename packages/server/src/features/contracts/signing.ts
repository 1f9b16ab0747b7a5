import { buffer } from 'node:stream/consumers'
import type { ParsedBody, SignatureFacts } from '@press/contract'
import { signingMethodsOf, type SigningMethod } from '@press/domain'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { passwordMatches } from '../../auth/passwords.ts'
import { countTry, signLimits } from '../../auth/throttle.ts'
import type { Db, Tx } from '../../database/database.ts'
import { contractCodes, contractSendings, contractSignatures, files } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { checkSignature } from '../../files/signature.ts'
import type { Context } from '../context.ts'
import { recordOf, touch, type ContractRecord } from './service.ts'

type Body = ParsedBody<'POST /api/contracts/{id}/status'>

/** What was sent and not recalled: the document that is signed. */
async function standing(tx: Tx, contract: number) {
  const [sent] = await tx
    .select({ id: contractSendings.id, sha256: files.sha256, key: files.key })
    .from(contractSendings)
    .innerJoin(files, eq(files.id, contractSendings.file_id))
    .where(and(eq(contractSendings.contract_id, contract), isNull(contractSendings.recalled_at)))
  if (!sent) throw new PressError('moveRefused', { message: 'contract.notFromHere' })
  return sent
}

const methodOf = ({ code, signature, scan }: Body): SigningMethod | undefined => {
  if (code !== undefined) return 'code'
  if (signature !== undefined) return 'cms'
  return scan === undefined ? undefined : 'scan'
}

/** Tries of codes are counted outside of the change: a refused one undoes the change, and must not undo the count. */
export const countCode = async (db: Db, contract: number, user: number): Promise<void> => {
  await countTry(db, signLimits(contract, user))
}

/** Signs what was sent: by the code of a letter, a scan of the paper, or a detached signature. The row is locked by the caller. */
export async function sign(tx: Tx, context: Context, row: ContractRecord, own: boolean, body: Body): Promise<void> {
  const { person, files: store } = context
  const method = methodOf(body)
  if (!method || !signingMethodsOf(row.kind, { role: person.role, own }).includes(method))
    throw new PressError('moveRefused', { message: own ? 'contract.code' : 'contract.scan' })
  const sent = await standing(tx, row.id)
  let signer = own ? person.name : row.party_name
  let certificate: SignatureFacts | null = null
  if (method === 'code') await assertCode(tx, row.id, person.id, sent.sha256, body)
  else
    await store.link(
      tx,
      person,
      'contract',
      row.id,
      method === 'scan' ? { scan: body.scan } : { signature: body.signature },
    )
  if (method === 'cms') {
    certificate = await certificateOf(tx, context, body.signature as number, sent.key)
    signer = certificate.name || signer
  }
  await tx.insert(contractSignatures).values({
    contract_id: row.id,
    sending_id: sent.id,
    method,
    signer_name: signer,
    user_id: person.id,
    sha256: sent.sha256,
    certificate,
  })
  await tx.delete(contractCodes).where(eq(contractCodes.contract_id, row.id))
  await touch(tx, row, { status: 'signed' })
  // An author's part of what is sold is reckoned from now on, as soon as the book is in the catalogue.
  if (row.tech_card_id !== null) await tx.execute(sql`select press_give_royalties(${row.tech_card_id})`)
  await recordOf(tx, context, 'signed', row, { method, signer, sha256: sent.sha256 })
}

/** Refuses a code that is not the one of the last letter, or that was asked for another document. */
async function assertCode(tx: Tx, contract: number, user: number, sha256: string, body: Body): Promise<void> {
  if (body.sha256 !== sha256) throw new PressError('moveRefused', { message: 'contract.otherDocument' })
  const [asked] = await tx
    .select({ code_hash: contractCodes.code_hash })
    .from(contractCodes)
    .where(
      and(
        eq(contractCodes.contract_id, contract),
        eq(contractCodes.user_id, user),
        gt(contractCodes.expires_at, sql`now()`),
      ),
    )
  if (!(await passwordMatches(asked?.code_hash, body.code?.replaceAll(/\s/gu, '') ?? '')))
    throw new PressError('validation', { fields: { code: 'signingCode' } })
}

/** Who signed, as the certificate says; refused when the signature is of something else than the document. */
async function certificateOf(
  tx: Tx,
  { files: { store } }: Context,
  id: number,
  document: string,
): Promise<SignatureFacts> {
  const [file] = await tx.select({ key: files.key }).from(files).where(eq(files.id, id))
  const [signature, content] = await Promise.all([
    store.read(file?.key ?? '').then(buffer),
    store.read(document).then(buffer),
  ])
  const facts = await checkSignature(signature, content)
  if (!facts) throw new PressError('validation', { fields: { signature: 'signatureUnreadable' } })
  if (facts.matches === false) throw new PressError('validation', { fields: { signature: 'signatureDiffers' } })
  return facts
}
