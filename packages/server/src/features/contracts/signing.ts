import { buffer } from 'node:stream/consumers'
import type { ParsedBody } from '@press/contract'
import {
  canConfirmSignature,
  needsConfirmation,
  getSigningMethods,
  type SigningMethod,
  type ContractCertificate,
} from '@press/domain'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { passwordMatches } from '../../auth/passwords.ts'
import { recordAttempt, getContractSigningLimits } from '../../auth/rate-limits.ts'
import type { Db, Tx } from '../../database/database.ts'
import { contractCodes, contractDeliveries, contractSignatures, files as fileTable } from '../../database/schema.ts'
import type { Config } from '../../config.ts'
import { PressError, type FieldKey } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { readAuthorities } from '../../files/authorities.ts'
import { checkSignature } from '../../files/signature-check.ts'
import type { Context } from '../shared/context.ts'
import { updateContract, type ContractRecord } from './commands.ts'

type Body = ParsedBody<'POST /api/contracts/{id}/status'>

/** Returns the delivery that was not recalled: the document that is signed. */
async function findCurrentDelivery(tx: Tx, contractId: number) {
  const [delivery] = await tx
    .select({ id: contractDeliveries.id, sha256: fileTable.sha256, key: fileTable.key })
    .from(contractDeliveries)
    .innerJoin(fileTable, eq(fileTable.id, contractDeliveries.file_id))
    .where(and(eq(contractDeliveries.contract_id, contractId), isNull(contractDeliveries.recalled_at)))
  if (!delivery) throw new PressError('moveRefused', { message: 'contract.notFromHere' })
  return delivery
}

const detectMethod = ({ code, signature, scan }: Body): SigningMethod | undefined => {
  if (code !== undefined) return 'code'
  if (signature !== undefined) return 'cms'
  return scan === undefined ? undefined : 'scan'
}

/**
 * Records an attempt to enter a code, in a separate transaction. A refused code rolls back the change, but must not roll back the
 * count of attempts.
 */
export const recordCodeAttempt = async (db: Db, contractId: number, userId: number): Promise<void> => {
  await recordAttempt(db, getContractSigningLimits(contractId, userId))
}

export interface SigningContext extends Context {
  /** The folder with the certificates of trusted authorities; undefined when no folder is configured. */
  authorities: Config['authorities']
}

/**
 * Signs the sent document by a code from a letter, a scan, or a detached signature. Or confirms a pending signature. The caller has
 * locked the row.
 */
export async function signContract(
  tx: Tx,
  context: SigningContext,
  row: ContractRecord,
  isOwn: boolean,
  body: Body,
): Promise<void> {
  if (body.confirms !== undefined) return confirmSignature(tx, context, row, isOwn, body.confirms)
  const { person, files } = context
  const method = detectMethod(body)
  if (!method || !getSigningMethods(row.kind, { role: person.role, own: isOwn }).includes(method))
    throw new PressError('moveRefused', { message: isOwn ? 'contract.code' : 'contract.scan' })
  const delivery = await findCurrentDelivery(tx, row.id)
  if (method === 'code') await assertCode(tx, row.id, person.id, delivery.sha256, body)
  // Replaces the file of a pending signature.
  await files.link(tx, person, 'contract', row.id, { scan: body.scan, signature: body.signature ?? null })
  const certificate =
    method === 'cms' ? await verifySignature(tx, context, row, body.signature as number, delivery.key) : null
  const signer = certificate?.name || row.party_name
  const signatureValues = {
    sending_id: delivery.id,
    method,
    signer_name: signer,
    user_id: person.id,
    sha256: delivery.sha256,
    certificate,
  }
  await tx.delete(contractSignatures).where(eq(contractSignatures.contract_id, row.id))
  await tx.insert(contractSignatures).values({ contract_id: row.id, ...signatureValues })
  if (certificate && needsConfirmation(certificate.check)) {
    await updateContract(tx, row, {})
    await recordEvent(tx, 'contract.signatureReceived', row, { signer })
  } else await markSigned(tx, context, row, signatureValues)
}

/** Confirms a pending signature, and records who confirmed it. */
async function confirmSignature(
  tx: Tx,
  context: Context,
  row: ContractRecord,
  isOwn: boolean,
  fileId: number,
): Promise<void> {
  const { person, files } = context
  if (!canConfirmSignature(row.kind, { role: person.role, own: isOwn }))
    throw new PressError('forbidden', { message: 'contract.notToConfirm' })
  const linkedFile = (await files.findFiles(tx, 'contract', [row.id])).get(row.id)?.['signature']
  // Another file may have replaced this one meanwhile. The person who confirms has not seen that file.
  if (linkedFile?.id !== fileId) throw new PressError('moveRefused', { message: 'contract.otherSignature' })
  const [confirmedSignature] = await tx
    .update(contractSignatures)
    .set({ confirmed_by: person.id, confirmed_at: sql`now()` })
    .where(eq(contractSignatures.contract_id, row.id))
    .returning()
  if (!confirmedSignature) throw new PressError('moveRefused', { message: 'contract.otherSignature' })
  await markSigned(tx, context, row, confirmedSignature)
}

/** Marks the contract as signed, and grants the author royalties. */
async function markSigned(
  tx: Tx,
  context: Context,
  row: ContractRecord,
  {
    method,
    signer_name: signer,
    sha256,
  }: Pick<typeof contractSignatures.$inferSelect, 'method' | 'signer_name' | 'sha256'>,
): Promise<void> {
  await tx.delete(contractCodes).where(eq(contractCodes.contract_id, row.id))
  await updateContract(tx, row, { status: 'signed' })
  // The author now earns royalties on sales, as soon as the book is in the catalogue.
  if (row.tech_card_id !== null) await tx.execute(sql`select press_give_royalties(${row.tech_card_id})`)
  await recordEvent(tx, 'contract.signed', row, { method, signer, sha256 })
}

/** Refuses a code that is not from the last letter, or that was requested for another document. */
async function assertCode(tx: Tx, contractId: number, userId: number, sha256: string, body: Body): Promise<void> {
  if (body.sha256 !== sha256) throw new PressError('moveRefused', { message: 'contract.otherDocument' })
  const [codeRow] = await tx
    .select({ code_hash: contractCodes.code_hash })
    .from(contractCodes)
    .where(
      and(
        eq(contractCodes.contract_id, contractId),
        eq(contractCodes.user_id, userId),
        gt(contractCodes.expires_at, sql`now()`),
      ),
    )
  if (!(await passwordMatches(codeRow?.code_hash, body.code?.replaceAll(/\s/gu, '') ?? '')))
    throw new PressError('validation', { fields: { code: 'signingCode' } })
}

const createSignatureError = (problem: FieldKey): PressError =>
  new PressError('validation', { fields: { signature: problem } })

/** Returns the signer named in the certificate that verifies the signature. Throws when the signature is refused. */
async function verifySignature(
  tx: Tx,
  { files: { store }, authorities }: SigningContext,
  { party_bin }: ContractRecord,
  id: number,
  documentKey: string,
): Promise<ContractCertificate> {
  const [file] = await tx.select({ key: fileTable.key }).from(fileTable).where(eq(fileTable.id, id))
  const [signature, content, trustedAuthorities] = await Promise.all([
    store.read(file?.key ?? '').then(buffer),
    store.read(documentKey).then(buffer),
    authorities === undefined ? undefined : readAuthorities(authorities).catch((): null => null),
  ])
  if (trustedAuthorities === null) throw createSignatureError('signatureAuthorities')
  const result = checkSignature(signature, {
    document: content,
    party: party_bin.trim(),
    at: new Date(),
    authorities: trustedAuthorities,
  })
  if (typeof result === 'string') throw createSignatureError(result)
  return result
}
