import { Readable } from 'node:stream'
import type { ParsedBody } from '@press/contract'
import {
  getMissingContractData,
  validateContract,
  getContractRefusal,
  findMissingContractDetails,
  type ContractStatusInput,
  type ContractStatus,
} from '@press/domain'
import { locales } from '@press/i18n/node'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import {
  contractCodes,
  contractDeliveries,
  contracts,
  contractSignatures,
  fileLinks,
  users,
} from '../../database/schema.ts'
import { makePdf } from '../../documents/pdf.ts'
import { assertPartyDetails, PressError, type FieldProblem } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { contractLetterJob } from './deliver-letter.ts'
import type { Context } from '../shared/context.ts'
import { getFileName, buildDraftContract } from './contract-text.ts'
import { buildContractDocument } from './pdf.ts'
import { getContractPublisher } from '../../database/press-side.ts'
import { findContract } from './queries.ts'
import {
  readContract,
  changeContract,
  toRulesInput,
  updateContract,
  type ContractAnswer,
  type ContractRecord,
} from './commands.ts'
import { signContract, type SigningContext } from './signing.ts'

type Body = ParsedBody<'POST /api/contracts/{id}/status'>

/** Changes the status of a contract if the table of transitions allows it. */
export async function setContractStatus(context: SigningContext, id: number, body: Body): Promise<ContractAnswer> {
  const { status: newStatus } = body
  if (newStatus === 'sent') return sendContract(context, id, body)
  const { own: isOwn } = await findContract(context, id)
  return changeContract(context, id, body.version, async (tx, row) => {
    assertStatusChange(context, row, newStatus, isOwn)
    if (newStatus === 'signed') return signContract(tx, context, row, isOwn, body)
    if (newStatus === 'draft') await recallDelivery(tx, context, row)
    await updateContract(tx, row, { status: newStatus })
    await recordEvent(tx, newStatus === 'draft' ? 'contract.recalled' : `contract.${newStatus}`, row)
  })
}

export function assertStatusChange(
  { person }: Context,
  row: ContractStatusInput,
  newStatus: ContractStatus,
  isOwn: boolean,
): void {
  const refusal = getContractRefusal(row, { role: person.role, own: isOwn }, newStatus)
  if (refusal === 'roleMayNot') throw new PressError('forbidden', { message: 'contract.roleMayNot' })
  if (refusal) throw new PressError('moveRefused', { message: `contract.${refusal}` })
}

async function recallDelivery(tx: Tx, { files, person }: Context, { id }: ContractRecord): Promise<void> {
  await tx.delete(contractCodes).where(eq(contractCodes.contract_id, id))
  await tx.delete(contractSignatures).where(eq(contractSignatures.contract_id, id))
  await files.link(tx, person, 'contract', id, { signature: null })
  await tx
    .update(contractDeliveries)
    .set({ recalled_at: sql`now()` })
    .where(and(eq(contractDeliveries.contract_id, id), isNull(contractDeliveries.recalled_at)))
}

/** Returns the language of the other party's account, or the default language. */
async function findPartyLanguage(tx: Tx, { party_id }: ContractRecord) {
  const [party] = party_id === null ? [] : await tx.select().from(users).where(eq(users.id, party_id))
  return party?.locale ?? locales[0]
}

/**
 * Sends a contract to be signed. First generates the document and stores it as a file. Then saves the row and queues the letter in
 * one transaction, if the draft has not changed. If the document is not sent, no row owns its file, and the cleanup deletes it.
 */
async function sendContract(context: Context, id: number, { version }: Body): Promise<ContractAnswer> {
  const { db, files, person, t } = context
  const contract = await findContract(context, id)
  const press = await getContractPublisher(db, contract.date)
  assertStatusChange(context, contract, 'sent', contract.own)
  const rulesInput = toRulesInput(contract)
  // An old draft may lack terms that its kind requires now.
  const fields: Record<string, FieldProblem> = validateContract(rulesInput)
  if (Object.keys(fields).length > 0) throw new PressError('validation', { fields })
  if (getMissingContractData(rulesInput, press).includes('email'))
    throw new PressError('moveRefused', { message: 'contract.lacks.email' })
  assertPartyDetails('contract', findMissingContractDetails(rulesInput, press))
  const paper = await buildDraftContract(db, contract, press)
  const content = await makePdf(buildContractDocument(paper, t))
  const name = `${getFileName(paper)}.pdf`
  const file = await files.put({ name, purpose: 'pdf', owner_id: null, content: Readable.from([content]) })
  // Refuses if someone has changed the contract while its document was generated.
  return changeContract(context, id, version ?? contract.version, async (tx, row) => {
    if (row.version !== contract.version) throw new PressError('conflict', { current: await readContract(context, id) })
    assertStatusChange(context, row, 'sent', contract.own)
    const [delivery] = await tx
      .insert(contractDeliveries)
      .values({
        contract_id: id,
        paper,
        file_id: file.id,
        email: row.party_email,
        language: await findPartyLanguage(tx, row),
        sent_by: person.id,
      })
      .returning({ id: contractDeliveries.id })
    if (!delivery) throw new Error('Insert returned no delivery')
    await tx
      .insert(fileLinks)
      .values({ file_id: file.id, resource: 'contract-sending', resource_id: delivery.id, field: 'file' })
    await enqueue(tx, contractLetterJob, { sending: delivery.id })
    await tx.update(contracts).set({ reminded: null }).where(eq(contracts.id, id))
    await updateContract(tx, row, { status: 'sent' })
    await recordEvent(tx, 'contract.sent', row, { email: row.party_email })
  })
}
