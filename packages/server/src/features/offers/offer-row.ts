import type { ParsedBody } from '@press/contract'
import {
  type OwnEventData,
  calculateOfferTotals,
  type OfferProblems,
  type InstalmentProblem,
  type Instalment,
  validateInstalment,
  validateOffer,
  roleByKey,
  foldKazakhLetters,
  type OfferFlag,
} from '@press/domain'
import { isValidIban } from '@press/domain/identifiers/iban'
import { eq, and, isNull, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { foldTextSql } from '../../database/clauses.ts'
import type { Tx } from '../../database/database.ts'
import { holdLock } from '../../database/hold-lock.ts'
import { users, organizations, profiles } from '../../database/schema.ts'
import { type FieldProblem, PressError, assertFields } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { OfferRecord, OfferValues } from '../shared/offers/row.ts'

export type Body = ParsedBody<'POST /api/offers'>

/** Fields whose old and new values the audit log records. */
const loggedFields = ['sum', 'discount', 'deadline', 'valid_until', 'recipient_name', 'date'] as const

/** Fields that are not logged, because they are calculated or are not in the form. */
const unloggedFields: readonly (keyof OfferRecord)[] = ['titles', 'vat', 'vat_rate', 'organization_id', 'user_id']

/** Converts a value to the form in which the database stores it, without undefined fields. */
const normalizeValue = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** Returns the changed fields of an offer, for the audit log. */
export function getLoggedChanges(row: OfferRecord, newValues: OfferValues): OwnEventData<'offer.edited'> {
  const fields = (Object.keys(newValues) as (keyof OfferValues & keyof OfferRecord)[]).filter(
    (name) =>
      newValues[name] !== undefined && !isDeepStrictEqual(normalizeValue(row[name]), normalizeValue(newValues[name])),
  )
  const loggedChanges = loggedFields.filter((name) => fields.includes(name))
  const otherFields = fields.filter(
    (name) => !loggedChanges.some((one) => one === name) && !unloggedFields.includes(name),
  )
  const pickLogged = (values: OfferValues): OfferValues =>
    Object.fromEntries(loggedChanges.map((name) => [name, values[name]]))
  return { before: pickLogged(row), after: { ...pickLogged(newValues), fields: otherFields } }
}

/** Calculates the totals of an offer's lines, as its row stores them. */
export function calculateSums(items: Body['items'], date: string, discount: number) {
  const { sum, vat, vat_rate } = calculateOfferTotals(items, date, discount)
  return { items, titles: items.map(({ name }) => name).join('\n'), discount, sum, vat, vat_rate }
}

/** The API's names for problems of an offer that differ from the domain's names. */
const problemNames: Partial<Record<OfferProblems[string] | InstalmentProblem, FieldProblem>> = {
  notNegative: { problem: 'tooSmall', params: { min: 0 } },
  beforeDate: 'beforeOffer',
}

/** Throws `validation` with a problem for each invalid field of the instalments. */
export function assertValidInstalments(instalments: readonly Instalment[], row: { sum: number; date: string }): void {
  const problems = Object.entries(validateInstalment({ instalments }, row))
  if (problems.length === 0) return
  const fields = Object.fromEntries(
    problems.map(([field, problem]) => [field, problemNames[problem] ?? (problem as FieldProblem)]),
  )
  throw new PressError('validation', { fields })
}

/** Throws `validation` with a problem for each invalid field of an offer. */
export function assertValidOffer(body: Body, problems: Record<string, FieldProblem> = {}): void {
  for (const [field, problem] of Object.entries(validateOffer(body)))
    problems[field] = problemNames[problem] ?? (problem as FieldProblem)
  for (const field of ['recipient_account', 'sender_account'] as const)
    if (body[field].trim() && !isValidIban(body[field])) problems[field] = 'iban'
  assertFields(problems)
}

/** Returns the form fields that the row stores unchanged. */
export function pickStoredFields(body: Body & { version?: number | undefined }) {
  const { items: _items, partner_discount: _discount, number: _number, version: _version, ...values } = body
  return values
}

/**
 * Returns the owner of an offer: the organization with the recipient's BIN, or else the author or partner with the recipient's
 * address.
 */
export async function getRecipient(
  tx: Tx,
  { recipient_bin, recipient_email }: Pick<Body, 'recipient_bin' | 'recipient_email'>,
): Promise<Pick<OfferRecord, 'organization_id' | 'user_id'>> {
  const organization = recipient_bin
    ? await findRecipientOrganizationId(tx, { recipient_bin, recipient_name: '' })
    : null
  const [user] = recipient_email
    ? await tx
        .select({ id: users.id, role_id: users.role_id })
        .from(users)
        .where(eq(users.email, recipient_email.toLowerCase()))
    : []
  const isRecipient = user?.role_id === roleByKey('author').id || user?.role_id === roleByKey('partner').id
  return { organization_id: organization, user_id: user && isRecipient ? user.id : null }
}

type RecipientKey = Pick<Body, 'recipient_bin' | 'recipient_name'>

/**
 * Returns the organization with the recipient's BIN or IIN. For a recipient without this number, returns the organization with the
 * recipient's name.
 */
async function findRecipientOrganizationId(
  tx: Tx,
  { recipient_bin, recipient_name }: RecipientKey,
): Promise<number | null> {
  const [organization] = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(
      and(
        isNull(organizations.merged_into),
        recipient_bin
          ? eq(organizations.bin, recipient_bin)
          : sql`${foldTextSql(sql`${organizations.name}`)} = ${foldKazakhLetters(recipient_name)}`,
      ),
    )
    .orderBy(organizations.id)
    .limit(1)
  return organization?.id ?? null
}

type Customer = Pick<
  OfferRecord,
  | `recipient_${'name' | 'bin' | 'phone' | 'email' | 'address' | 'bank' | 'bic' | 'account'}`
  | 'organization_id'
  | 'user_id'
>

/** Returns the organization in a partner's profile; null for anyone else. */
async function findPartnerOrganizationId(tx: Tx, user_id: number): Promise<number | null> {
  const [profile] = await tx
    .select({ id: profiles.organization_id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(and(eq(users.id, user_id), eq(users.role_id, roleByKey('partner').id)))
  return profile?.id ?? null
}

/**
 * Returns the organization whose account an accepted offer belongs to. If a partner's offer has no BIN, this is the partner's
 * organization. Adds a missing organization, or a person as a customer, with the offer's data, so that accounts include every
 * debtor.
 */
export async function findOrCreateCustomerId(tx: Tx, row: Customer): Promise<number> {
  if (row.organization_id !== null) return row.organization_id
  await holdLock(tx, 'organizations')
  const partnerOrganizationId =
    row.user_id !== null && !row.recipient_bin ? await findPartnerOrganizationId(tx, row.user_id) : null
  const existingId = partnerOrganizationId ?? (await findRecipientOrganizationId(tx, row))
  if (existingId !== null) return existingId
  const [organization] = await tx
    .insert(organizations)
    .values({
      name: row.recipient_name,
      bin: row.recipient_bin || null,
      phone: row.recipient_phone || null,
      email: row.recipient_email || null,
      address: row.recipient_address || null,
      bank: row.recipient_bank || null,
      bic: row.recipient_bic || null,
      account: row.recipient_account || null,
    })
    .returning({ id: organizations.id })
  if (!organization) throw new Error('Insert returned no organization')
  await recordEvent(tx, 'organization.entered', organization, { name: row.recipient_name })
  return organization.id
}

/** Returns the values that set an offer's flag. The file of the flag is stored separately. */
export const toFlagValues = (flag: OfferFlag, value: boolean): OfferValues => ({ [flag]: value })
