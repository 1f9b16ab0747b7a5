import type { ParsedBody } from '@press/contract'
import {
  type OwnEventData,
  offerTotals,
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
import { foldedText } from '../../database/clauses.ts'
import type { Tx } from '../../database/database.ts'
import { holdLock } from '../../database/hold-lock.ts'
import { users, organizations, profiles } from '../../database/schema.ts'
import { type FieldProblem, PressError, assertFields } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { OfferRowOf, Values } from '../shared/offers/row.ts'

export type Body = ParsedBody<'POST /api/offers'>

/** Fields whose old and new values the audit log records. */
const loggedFields = ['sum', 'discount', 'deadline', 'valid_until', 'recipient_name', 'date'] as const

/** Fields that are not logged, because they are calculated or are not in the form. */
const reckoned: readonly (keyof OfferRowOf)[] = ['titles', 'vat', 'vat_rate', 'organization_id', 'user_id']

/** Converts a value to the form in which the database stores it, without undefined fields. */
const normalizeValue = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** Returns the changed fields of an offer, for the audit log. */
export function changesOf(row: OfferRowOf, changed: Values): OwnEventData<'offer.edited'> {
  const fields = (Object.keys(changed) as (keyof Values & keyof OfferRowOf)[]).filter(
    (name) =>
      changed[name] !== undefined && !isDeepStrictEqual(normalizeValue(row[name]), normalizeValue(changed[name])),
  )
  const among = loggedFields.filter((name) => fields.includes(name))
  const others = fields.filter((name) => !among.some((one) => one === name) && !reckoned.includes(name))
  const sideOf = (values: Values): Values => Object.fromEntries(among.map((name) => [name, values[name]]))
  return { before: sideOf(row), after: { ...sideOf(changed), fields: others } }
}

/** Calculates the totals of an offer's lines, as its row stores them. */
export function calculateSums(items: Body['items'], date: string, discount: number) {
  const { sum, vat, vat_rate } = offerTotals(items, date, discount)
  return { items, titles: items.map(({ name }) => name).join('\n'), discount, sum, vat, vat_rate }
}

/** The API's names for problems of an offer that differ from the domain's names. */
const words: Partial<Record<OfferProblems[string] | InstalmentProblem, FieldProblem>> = {
  notNegative: { problem: 'tooSmall', params: { min: 0 } },
  beforeDate: 'beforeOffer',
}

/** Throws `validation` with a problem for each invalid field of the instalments. */
export function checkInstalments(instalments: readonly Instalment[], row: { sum: number; date: string }): void {
  const found = Object.entries(validateInstalment({ instalments }, row))
  if (found.length === 0) return
  const fields = Object.fromEntries(
    found.map(([field, problem]) => [field, words[problem] ?? (problem as FieldProblem)]),
  )
  throw new PressError('validation', { fields })
}

/** Throws `validation` with a problem for each invalid field of an offer. */
export function assertValidOffer(body: Body, problems: Record<string, FieldProblem> = {}): void {
  for (const [field, problem] of Object.entries(validateOffer(body)))
    problems[field] = words[problem] ?? (problem as FieldProblem)
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
): Promise<Pick<OfferRowOf, 'organization_id' | 'user_id'>> {
  const organization = recipient_bin ? await organizationOf(tx, { recipient_bin, recipient_name: '' }) : null
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
async function organizationOf(tx: Tx, { recipient_bin, recipient_name }: RecipientKey): Promise<number | null> {
  const [found] = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(
      and(
        isNull(organizations.merged_into),
        recipient_bin
          ? eq(organizations.bin, recipient_bin)
          : sql`${foldedText(sql`${organizations.name}`)} = ${foldKazakhLetters(recipient_name)}`,
      ),
    )
    .orderBy(organizations.id)
    .limit(1)
  return found?.id ?? null
}

type Customer = Pick<
  OfferRowOf,
  | `recipient_${'name' | 'bin' | 'phone' | 'email' | 'address' | 'bank' | 'bic' | 'account'}`
  | 'organization_id'
  | 'user_id'
>

/** Returns the organization in a partner's profile; null for anyone else. */
async function partnersOrganization(tx: Tx, user_id: number): Promise<number | null> {
  const [found] = await tx
    .select({ id: profiles.organization_id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(and(eq(users.id, user_id), eq(users.role_id, roleByKey('partner').id)))
  return found?.id ?? null
}

/**
 * Returns the organization whose account an accepted offer belongs to. If a partner's offer has no BIN, this is the partner's
 * organization. Adds a missing organization, or a person as a customer, with the offer's data, so that accounts include every
 * debtor.
 */
export async function customerOf(tx: Tx, row: Customer): Promise<number> {
  if (row.organization_id !== null) return row.organization_id
  await holdLock(tx, 'organizations')
  const partners = row.user_id !== null && !row.recipient_bin ? await partnersOrganization(tx, row.user_id) : null
  const known = partners ?? (await organizationOf(tx, row))
  if (known !== null) return known
  const [made] = await tx
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
  if (!made) throw new Error('Insert returned no organization')
  await recordEvent(tx, 'organization.entered', made, { name: row.recipient_name })
  return made.id
}

/** Returns the values that set an offer's flag. The file of the flag is stored separately. */
export const flagValue = (flag: OfferFlag, value: boolean): Values => ({ [flag]: value })
