import type { ParsedBody } from '@press/contract'
import { type OrganizationDetails, canChangeBin } from '@press/domain'
import { normalizeIban } from '@press/domain/identifiers/iban'
import { and, eq, ne, isNull } from 'drizzle-orm'
import type { Tx } from '../../../database/database.ts'
import { holdLock } from '../../../database/hold-lock.ts'
import { organizations } from '../../../database/schema.ts'
import { PressError } from '../../../errors.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { findPartnerIds } from '../../../events/subjects.ts'
import type { Context } from '../context.ts'

/** Converts form values to column values. */
export const toRowValues = ({ IIN, BIK, account, ...otherFields }: OrganizationDetails) => ({
  ...otherFields,
  bin: IIN || null,
  bic: BIK,
  account: normalizeIban(account),
})

export type Body = Omit<ParsedBody<'PUT /api/organizations/{id}'>, 'version'>
type Row = typeof organizations.$inferSelect
export type Viewer = Pick<Context, 'person' | 'scope'>

/**
 * Throws unless a new BIN is allowed. A BIN decides who owns offers, invoices and payments, so it must be unique and the
 * organization itself cannot change it.
 */
export async function assertBin(
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
export const unsavedOrganization = { id: 0, bin: null }

export async function insertOrganization(tx: Tx, context: Viewer, body: Body, is_press = false): Promise<number> {
  const [row] = await tx
    .insert(organizations)
    .values({ ...toRowValues(body), is_press })
    .returning({ id: organizations.id })
  if (!row) throw new Error('Insert returned no organization')
  await recordEvent(tx, 'organization.entered', row, { name: body.name, after: getPaymentDetails(body) })
  return row.id
}

/** The payment details of an organization. The audit log records them before and after a change. */
const getPaymentDetails = ({ IIN, BIK, account }: Pick<Body, 'IIN' | 'BIK' | 'account'>) => ({
  IIN,
  BIK,
  account: normalizeIban(account),
})

export async function updateOrganization(tx: Tx, context: Viewer, row: Row, body: Body): Promise<void> {
  await tx
    .update(organizations)
    .set({ ...toRowValues(body), version: row.version + 1 })
    .where(eq(organizations.id, row.id))
  const changes = {
    name: body.name,
    before: { IIN: row.bin ?? '', BIK: row.bic ?? '', account: row.account ?? '' },
    after: getPaymentDetails(body),
  }
  await recordEvent(tx, 'organization.edited', row, changes, { audience: await findPartnerIds(tx, row.id) })
}
