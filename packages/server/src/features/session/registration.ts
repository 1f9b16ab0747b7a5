import type { ParsedBody } from '@press/contract'
import { type AccountConsentVersion, newestConsent, roleByKey, isEmail, isValidBinIin } from '@press/domain'
import { type Locale, renderAccountConsent } from '@press/i18n/node'
import { sql, and, eq, gt } from 'drizzle-orm'
import { getNewPasswordProblem, hashPassword, passwordMatches } from '../../auth/passwords.ts'
import { hashToken } from '../../auth/tokens.ts'
import type { Tx, Db } from '../../database/database.ts'
import { consents, registrations, users, profiles, organizations } from '../../database/schema.ts'
import { PressError, type FieldProblem } from '../../errors.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { registrationLetterJob } from './jobs.ts'
import { registrationLifetimeHours } from '../../mail/letters.ts'
import { getToday } from '../../clock.ts'
import { getPressSide } from '../../database/press-side.ts'
import { getTranslator } from '../../texts.ts'

/** Saves a person's consent to have an account, in the words that they read, with their name and the press's. */
export async function saveAccountConsent(
  tx: Tx,
  { id, name, locale }: { id: number; name: string; locale: Locale },
  version: AccountConsentVersion,
): Promise<void> {
  const { name: press, bin } = await getPressSide(tx, { day: getToday(), locale })
  const text = renderAccountConsent(version, { press, bin, name }, getTranslator(locale))
  await tx.insert(consents).values({ user_id: id, kind: 'account', version, text })
}

type Body = ParsedBody<'POST /api/register'>

/**
 * Saves a registration and queues a letter whose link creates the account. A known address gets the same response in the same time,
 * and the letter informs the owner of the address.
 */
export async function createRegistration(db: Db, body: Body, locale: Locale): Promise<void> {
  const { role, name, email, phone, password, consent } = body
  const isPartner = role === 'partner'
  const [organizationName, bin] = isPartner ? [body.organization, body.bin] : ['', '']
  const fields = omitNulls({
    name: name ? null : 'required',
    email: getEmailProblem(email),
    password: getNewPasswordProblem(password),
    organization: isPartner && !organizationName ? 'required' : null,
    bin: isPartner ? await findBinProblem(db, bin) : null,
    consent: consent === newestConsent.account ? null : 'consent',
  })
  if (fields) throw new PressError('validation', { fields })
  const password_hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(registrations)
      .values({
        role,
        name,
        email,
        phone,
        password_hash,
        organization: organizationName,
        bin,
        consent,
        locale,
        expires_at: sql`now() + make_interval(hours => ${registrationLifetimeHours})`,
      })
      .returning({ id: registrations.id })
    if (!row) throw new Error('Insert returned no registration')
    await enqueue(tx, registrationLetterJob, { registration: row.id })
  })
}

/**
 * Creates the account for a confirmed registration. The password is required again, so that a stranger's click on the link
 * cannot activate someone else's registration.
 */
export async function confirmRegistration(db: Db, token: string, password: string) {
  const [registration] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.token_hash, hashToken(token)), gt(registrations.expires_at, sql`now()`)))
  if (!registration) throw createUsedLinkError()
  if (!(await passwordMatches(registration.password_hash, password)))
    throw new PressError('validation', { fields: { password: 'wrongPassword' } })
  return (tx: Tx) => createAccount(tx, registration)
}

async function createAccount(tx: Tx, registration: typeof registrations.$inferSelect) {
  const { role, name, email, phone, password_hash, organization, bin, locale } = registration
  // Deletes all registrations of the address. If this registration is missing, another request has completed it meanwhile.
  const deletedRows = await tx
    .delete(registrations)
    .where(eq(registrations.email, email))
    .returning({ id: registrations.id })
  if (!deletedRows.some(({ id }) => id === registration.id)) throw createUsedLinkError()
  const [user] = await tx
    .insert(users)
    .values({ name, email, password_hash, role_id: roleByKey(role).id, locale })
    .onConflictDoNothing({ target: users.email })
    .returning()
  if (!user) throw createUsedLinkError()
  const organization_id = role === 'partner' ? await insertOrganization(tx, organization, bin) : null
  await tx.insert(profiles).values({ user_id: user.id, phone: phone || null, organization_id })
  if (registration.consent) await saveAccountConsent(tx, user, registration.consent as AccountConsentVersion)
  return user
}

const createUsedLinkError = (): PressError => new PressError('badRequest', { message: 'registrationLinkUsed' })

const isBinTaken = async (db: Db | Tx, bin: string): Promise<boolean> =>
  (await db.select({ id: organizations.id }).from(organizations).where(eq(organizations.bin, bin))).length > 0

async function insertOrganization(tx: Tx, name: string, bin: string): Promise<number> {
  // Knowing an organization's number must not give access to its colleagues' data.
  if (await isBinTaken(tx, bin)) throw new PressError('validation', { fields: { bin: 'binTaken' } })
  const [organization] = await tx.insert(organizations).values({ name, bin }).returning({ id: organizations.id })
  if (!organization) throw new Error('Insert returned no organization')
  return organization.id
}

function getEmailProblem(email: string): FieldProblem | null {
  if (!email) return 'required'
  return isEmail(email) ? null : 'email'
}

async function findBinProblem(db: Db, bin: string): Promise<FieldProblem | null> {
  if (!bin) return 'required'
  if (!isValidBinIin(bin)) return 'bin'
  return (await isBinTaken(db, bin)) ? 'binTaken' : null
}

/** Returns the problems that are not null; undefined if all are null. */
export function omitNulls(problems: Record<string, FieldProblem | null>): Record<string, FieldProblem> | undefined {
  const entries = Object.entries(problems).filter((entry): entry is [string, FieldProblem] => entry[1] !== null)
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
