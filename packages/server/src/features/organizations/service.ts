import type { ParsedBody, Requisites } from '@press/contract'
import { mayChangeBin, requisitesProblems, roleByKey } from '@press/domain'
import { isValidIban, normalIban } from '@press/domain/identifiers/iban'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { assertVersion, change } from '../../database/change.ts'
import type { Tx } from '../../database/database.ts'
import { organizations, profiles, users } from '../../database/schema.ts'
import { PressError, type FieldProblem } from '../../errors.ts'
import { record } from '../../events/record.ts'
import type { Context } from '../context.ts'
import { findOrganization, isOfOrganization } from './queries.ts'
import { inTurn, keepSetting } from '../settings/keep.ts'
import { fillingOf, valuesOf } from './values.ts'
import { holdLock } from '../../database/holdLock.ts'

type Body = Omit<ParsedBody<'PUT /api/organizations/{id}'>, 'version'>
type Row = typeof organizations.$inferSelect
type Asker = Pick<Context, 'person' | 'scope'>

function check(body: Body): void {
  const problems: Record<string, FieldProblem> = { ...requisitesProblems(body) }
  if (body.account && !isValidIban(body.account)) problems['account'] = 'iban'
  if (Object.keys(problems).length > 0) throw new PressError('validation', { fields: problems })
}

/** A BIN says whose the offers, bills and payments are: it is nobody else's, and not given anew by whom it names. */
async function assertBin(
  tx: Tx,
  { scope }: Pick<Context, 'scope'>,
  { id, bin }: Pick<Row, 'id' | 'bin'>,
  given: string,
): Promise<void> {
  if (given === (bin ?? '')) return
  if (!mayChangeBin(bin, scope === 'all')) throw new PressError('validation', { fields: { IIN: 'binKept' } })
  if (!given) return
  await holdLock(tx, 'organizations')
  const taken = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.bin, given), ne(organizations.id, id), isNull(organizations.merged_into)))
    .limit(1)
  if (taken.length > 0) throw new PressError('validation', { fields: { IIN: 'binTaken' } })
}

/** Enters an organisation that the press will deal with. */
export async function enterOrganization(context: Context, body: Body): Promise<Requisites> {
  check(body)
  const id = await context.db.transaction((tx) => enter(tx, context, body))
  return findOrganization(context, id)
}

async function enter(tx: Tx, context: Asker, body: Body, is_press = false): Promise<number> {
  await assertBin(tx, context, { id: 0, bin: null }, body.IIN)
  const [row] = await tx
    .insert(organizations)
    .values({ ...valuesOf(body), is_press })
    .returning({ id: organizations.id })
  if (!row) throw new Error('An organisation was not written')
  await record(tx, {
    type: 'organization.entered',
    resource: 'organization',
    resource_id: row.id,
    actor_id: context.person.id,
    data: { name: body.name, after: paidBy(body) },
  })
  return row.id
}

/** Where money goes by: what of an organisation the audit log keeps before and after. */
const paidBy = ({ IIN, BIK, account }: Pick<Body, 'IIN' | 'BIK' | 'account'>) => ({
  IIN,
  BIK,
  account: normalIban(account),
})

/** Saves what papers say of an organisation; papers that were made before keep what they say. */
export async function saveOrganization(
  context: Context,
  id: number,
  { version, ...body }: ParsedBody<'PUT /api/organizations/{id}'>,
): Promise<Requisites> {
  check(body)
  const current = () => findOrganization(context, id)
  await change(
    context.db,
    async (tx) => {
      const [row] = await tx.select().from(organizations).where(eq(organizations.id, id)).for('update')
      if (!row || !(await isOfOrganization(tx, context, id))) throw new PressError('notFound')
      assertVersion(row, version)
      await edit(tx, context, row, body)
      // What the press is called stands among its settings, with their history.
      if (row.is_press) {
        await inTurn(tx)
        await keepSetting(tx, 'requisites', { before: fillingOf(row), value: body, by: context.person.id })
      }
    },
    async () => ({ organization: await current() }),
  )
  return current()
}

/** Saves the press's own organisation, or enters it where nobody has yet. */
export async function savePress(tx: Tx, context: Asker, body: Body): Promise<void> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.is_press, true)).limit(1).for('update')
  if (row) await edit(tx, context, row, body)
  else await enter(tx, context, body, true)
}

async function edit(tx: Tx, context: Asker, row: Row, body: Body): Promise<void> {
  await assertBin(tx, context, row, body.IIN)
  await tx
    .update(organizations)
    .set({ ...valuesOf(body), version: row.version + 1 })
    .where(eq(organizations.id, row.id))
  const colleagues = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(profiles, eq(profiles.user_id, users.id))
    .where(and(eq(profiles.organization_id, row.id), eq(users.role_id, roleByKey('partner').id)))
  await record(tx, {
    type: 'organization.edited',
    resource: 'organization',
    resource_id: row.id,
    actor_id: context.person.id,
    data: {
      name: body.name,
      before: { IIN: row.bin ?? '', BIK: row.bic ?? '', account: row.account ?? '' },
      after: paidBy(body),
    },
    audience: colleagues.map((one) => one.id),
  })
}
