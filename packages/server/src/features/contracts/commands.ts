import type { ParsedBody, AnswerOf } from '@press/contract'
import {
  type ContractKind,
  type ContractInput,
  validateContract,
  pickTermsOfKind,
  getContractKinds,
} from '@press/domain'
import { sql, eq } from 'drizzle-orm'
import { runChange, assertVersion } from '../../database/run-change.ts'
import { getContractPublisher } from '../../database/press-side.ts'
import type { Tx } from '../../database/database.ts'
import { contracts } from '../../database/schema.ts'
import { type FieldProblem, PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Context } from '../shared/context.ts'
import { getYear, assignNextNumber } from '../shared/document-numbers.ts'
import { findTemplate } from '../shared/contract-templates.ts'
import { findContract, canReadContract } from './queries.ts'
import { holdLock } from '../../database/hold-lock.ts'

type Form = Omit<ParsedBody<'PUT /api/contracts/{id}'>, 'version' | 'template_version'>
export type ContractRecord = typeof contracts.$inferSelect

export type ContractAnswer = AnswerOf<'GET /api/contracts/{id}'>

export async function readContract(context: Context, id: number): Promise<ContractAnswer> {
  const contract = await findContract(context, id)
  const press = await getContractPublisher(context.db, contract.date)
  if (contract.status !== 'draft') return { contract, press, template: null, newer_template: null }
  const [template, latest] = await Promise.all([
    findTemplate(context.db, contract.kind, contract.template_version),
    findTemplate(context.db, contract.kind),
  ])
  return { contract, press, template, newer_template: latest.version === template.version ? null : latest }
}

/** Converts a row or a request body to the input of the validation rules. */
export const toRulesInput = (contract: Form & { kind: ContractKind }): ContractInput => ({
  ...contract,
  starts_on: contract.starts_on ?? '',
  ends_on: contract.ends_on ?? '',
})

function assertValidContract(form: Form & { kind: ContractKind }): void {
  const fields: Record<string, FieldProblem> = validateContract(toRulesInput(form))
  if (Object.keys(fields).length > 0) throw new PressError('validation', { fields })
}

/** Returns the values of a request body that are saved: the terms of this kind of contract. */
const toStoredValues = (kind: ContractKind, form: Form) => {
  const { manuscript_on, ...terms } = pickTermsOfKind(kind, form)
  return {
    ...form,
    ...terms,
    manuscript_on: manuscript_on || null,
    party_document_date: form.party_document_date || null,
  }
}

/** Throws `validation` if the request names a person, card or organization that does not exist. */
async function assertReferencesExist(tx: Tx, { party_id, organization_id, tech_card_id }: Form): Promise<void> {
  const references = [
    ['party_name', party_id, sql`users where active and id`],
    ['party_name', organization_id, sql`organizations where not is_press and id`],
    ['tech_card_id', tech_card_id, sql`tech_cards where id`],
  ] as const
  for (const [field, id, table] of references) {
    if (id === null) continue
    const { rows } = await tx.execute(sql`select from ${table} = ${id}`)
    if (rows.length === 0) throw new PressError('validation', { fields: { [field]: 'choice' } })
  }
}

/** Returns the next free contract number. Skips numbers that people entered for author contracts made elsewhere. */
async function getNextContractNumber(tx: Tx, kind: ContractKind, date: string): Promise<string> {
  const year = getYear(date)
  if (kind === 'author') await holdLock(tx, 'authorContracts')
  for (;;) {
    const number = await assignNextNumber(tx, `contract.${kind}`, year)
    const { rows } = await tx.execute(
      sql`select from contracts where kind = ${kind} and number = ${number} and extract(year from date) = ${year}`,
    )
    if (rows.length === 0) return number
  }
}

export async function createContract(
  context: Context,
  { kind, renews: renewedId, ...form }: ParsedBody<'POST /api/contracts'>,
): Promise<ContractAnswer> {
  const { db, person } = context
  if (!getContractKinds(person.role).includes(kind))
    throw new PressError('forbidden', { message: 'contract.roleMayNot' })
  assertValidContract({ kind, ...form })
  if (renewedId !== null) await assertRenewable(context, kind, renewedId)
  const id = await db.transaction(async (tx) => {
    await assertReferencesExist(tx, form)
    const number = await getNextContractNumber(tx, kind, form.date)
    const { version: template_version } = await findTemplate(tx, kind)
    const [row] = await tx
      .insert(contracts)
      .values({
        ...toStoredValues(kind, form),
        kind,
        number,
        template_version,
        renews_id: renewedId,
        created_by: person.id,
      })
      .returning()
    if (!row) throw new Error('Insert returned no contract')
    await recordEvent(tx, 'contract.created', row)
    return row.id
  })
  return readContract(context, id)
}

/** Throws unless the contract can be renewed: it must be signed or ended, and of the same kind. */
async function assertRenewable(context: Context, kind: ContractKind, id: number): Promise<void> {
  const renewedContract = await findContract(context, id)
  if (renewedContract.kind !== kind || (renewedContract.status !== 'signed' && renewedContract.status !== 'ended'))
    throw new PressError('moveRefused', { message: 'contract.notRenewable' })
}

/** Changes a draft; a sent contract cannot be changed. */
export const editContract = (
  context: Context,
  id: number,
  { version, template_version, ...form }: ParsedBody<'PUT /api/contracts/{id}'>,
): Promise<ContractAnswer> =>
  changeContract(context, id, version, async (tx, row) => {
    if (!getContractKinds(context.person.role).includes(row.kind))
      throw new PressError('forbidden', { message: 'contract.roleMayNot' })
    if (row.status !== 'draft') throw new PressError('moveRefused', { message: 'contract.locked' })
    assertValidContract({ kind: row.kind, ...form })
    // The number belongs to the contract's year, so the year cannot change.
    if (getYear(form.date) !== getYear(row.date)) throw new PressError('validation', { fields: { date: 'otherYear' } })
    await assertReferencesExist(tx, form)
    const template =
      template_version === undefined ? {} : { template_version: await findTemplateVersion(tx, row, template_version) }
    await updateContract(tx, row, { ...toStoredValues(row.kind, form), ...template })
    await recordEvent(tx, 'contract.edited', row)
  })

/** Returns the template version of a contract; throws if it is missing. */
const findTemplateVersion = async (tx: Tx, { kind }: ContractRecord, version: number): Promise<number> =>
  (await findTemplate(tx, kind, version)).version

/** Runs one change of a contract that the person may see, with its row locked. Returns the contract afterwards. */
export async function changeContract(
  context: Context,
  id: number,
  version: number | undefined,
  applyChange: (tx: Tx, row: ContractRecord) => Promise<void>,
): Promise<ContractAnswer> {
  const { db, scope, person } = context
  if (!(await canReadContract(db, scope, person, id))) throw new PressError('notFound')
  await runChange(
    db,
    async (tx) => {
      const [row] = await tx.select().from(contracts).where(eq(contracts.id, id)).for('update')
      if (!row) throw new PressError('notFound')
      assertVersion(row, version)
      await applyChange(tx, row)
    },
    () => readContract(context, id),
  )
  return readContract(context, id)
}

export const updateContract = async (
  tx: Tx,
  { id, version }: ContractRecord,
  values: Partial<ContractRecord>,
): Promise<void> => {
  await tx
    .update(contracts)
    .set({ ...values, version: version + 1, updated_at: sql`now()` })
    .where(eq(contracts.id, id))
}
