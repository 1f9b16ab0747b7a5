import type { ParsedBody, OrganizationDetails } from '@press/contract'
import { canChangeBin, validateOrganizationDetails } from '@press/domain'
import { isValidIban, normalizeIban } from '@press/domain/identifiers/iban'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { assertVersion, runChange } from '../../database/run-change.ts'
import type { Tx } from '../../database/database.ts'
import { organizations } from '../../database/schema.ts'
import { assertFields, PressError, type FieldProblem } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { partnersOf } from '../../events/subjects.ts'
import type { Context } from '../context.ts'
import { findOrganization, isOfOrganization } from './queries.ts'
import { toRowValues } from './row-values.ts'
import { holdLock } from '../../database/hold-lock.ts'

type Body = Omit<ParsedBody<'PUT /api/organizations/{id}'>, 'version'>
type Row = typeof organizations.$inferSelect
type Asker = Pick<Context, 'person' | 'scope'>

function check(body: Body): void {
  const problems: Record<string, FieldProblem> = { ...validateOrganizationDetails(body) }
  if (body.account && !isValidIban(body.account)) problems['account'] = 'iban'
  assertFields(problems)
}

/** A BIN decides who owns offers, invoices and payments. It must be unique, and the organization itself cannot change it. */
async function assertBin(
  tx: Tx,
  { scope }: Pick<Context, 'scope'>,
  { id, bin }: Pick<Row, 'id' | 'bin'>,
  newBin: string,
  field: 'IIN' | 'bin' = 'IIN',
): Promise<void> {
  if (newBin === (bin ?? '')) return
  if (!canChangeBin(bin, scope === 'all')) throw new PressError('validation', { fields: { [field]: 'binKept' } })
  if (!newBin) return
  await holdLock(tx, 'organizations')
  const duplicates = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.bin, newBin), ne(organizations.id, id), isNull(organizations.merged_into)))
    .limit(1)
  if (duplicates.length > 0) throw new PressError('validation', { fields: { [field]: 'binElsewhere' } })
}

/** A new organization, not saved yet. */
const unknown = { id: 0, bin: null }

/** Creates an organization that the press will deal with. */
export async function createOrganization(context: Context, body: Body): Promise<OrganizationDetails> {
  check(body)
  const id = await context.db.transaction(async (tx) => {
    await assertBin(tx, context, unknown, body.IIN)
    return enter(tx, context, body)
  })
  return findOrganization(context, id)
}

async function enter(tx: Tx, context: Asker, body: Body, is_press = false): Promise<number> {
  const [row] = await tx
    .insert(organizations)
    .values({ ...toRowValues(body), is_press })
    .returning({ id: organizations.id })
  if (!row) throw new Error('Insert returned no organization')
  await recordEvent(tx, 'organization.entered', row, { name: body.name, after: paidBy(body) })
  return row.id
}

/** The payment details of an organization, which the audit log keeps before and after a change. */
const paidBy = ({ IIN, BIK, account }: Pick<Body, 'IIN' | 'BIK' | 'account'>) => ({
  IIN,
  BIK,
  account: normalizeIban(account),
})

/** Saves the details of an organization that documents show. Documents made earlier keep their text. */
export async function saveOrganization(
  context: Context,
  id: number,
  { version, ...body }: ParsedBody<'PUT /api/organizations/{id}'>,
): Promise<OrganizationDetails> {
  check(body)
  const current = () => findOrganization(context, id)
  await runChange(
    context.db,
    async (tx) => {
      const [row] = await tx.select().from(organizations).where(eq(organizations.id, id)).for('update')
      if (!row || !(await isOfOrganization(tx, context, id))) throw new PressError('notFound')
      assertVersion(row, version)
      // The press's row follows from the settings, which hold several accounts.
      if (row.is_press) throw new PressError('moveRefused', { message: 'organization.press' })
      await assertBin(tx, context, row, body.IIN)
      await edit(tx, context, row, body)
    },
    async () => ({ organization: await current() }),
  )
  return current()
}

/** Saves the press's details to its row among the organizations; creates the row if it is missing. */
export async function savePress(tx: Tx, context: Asker, body: Body): Promise<void> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.is_press, true)).limit(1).for('update')
  await assertBin(tx, context, row ?? unknown, body.IIN, 'bin')
  if (row) await edit(tx, context, row, body)
  else await enter(tx, context, body, true)
}

async function edit(tx: Tx, context: Asker, row: Row, body: Body): Promise<void> {
  await tx
    .update(organizations)
    .set({ ...toRowValues(body), version: row.version + 1 })
    .where(eq(organizations.id, row.id))
  const changes = {
    name: body.name,
    before: { IIN: row.bin ?? '', BIK: row.bic ?? '', account: row.account ?? '' },
    after: paidBy(body),
  }
  await recordEvent(tx, 'organization.edited', row, changes, { audience: await partnersOf(tx, row.id) })
}
