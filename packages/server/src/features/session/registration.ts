import type { ParsedBody } from '@press/contract'
import { type AccountConsentVersion, newestConsent, roleByKey, isEmail, isValidBinIin } from '@press/domain'
import { type Locale, accountConsent } from '@press/i18n/node'
import { sql, and, eq, gt } from 'drizzle-orm'
import { newPasswordProblem, hashPassword, passwordMatches } from '../../auth/passwords.ts'
import { tokenHash } from '../../auth/tokens.ts'
import type { Tx, Db } from '../../database/database.ts'
import { consents, registrations, users, profiles, organizations } from '../../database/schema.ts'
import { PressError, type FieldProblem } from '../../errors.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { registrationLetterJob } from './jobs.ts'
import { registrationLifetimeHours } from '../../mail/letters.ts'
import { getToday } from '../../clock.ts'
import { pressSide } from '../../database/press-side.ts'
import { texts } from '../../texts.ts'

/** Saves a person's consent to have an account, in the words that they read, with their name and the press's. */
export async function saveAccountConsent(
  tx: Tx,
  { id, name, locale }: { id: number; name: string; locale: Locale },
  version: AccountConsentVersion,
): Promise<void> {
  const { name: press, bin } = await pressSide(tx, { day: getToday(), locale })
  const text = accountConsent(version, { press, bin, name }, texts(locale))
  await tx.insert(consents).values({ user_id: id, kind: 'account', version, text })
}

type Body = ParsedBody<'POST /api/register'>

/**
 * Saves a registration and queues a letter whose link creates the account. A known address gets the same response in the same time,
 * and the letter informs the owner of the address.
 */
export async function createRegistration(db: Db, body: Body, locale: Locale): Promise<void> {
  const { role, name, email, phone, password, consent } = body
  const partner = role === 'partner'
  const [organization, bin] = partner ? [body.organization, body.bin] : ['', '']
  const fields = omitNulls({
    name: name ? null : 'required',
    email: emailProblem(email),
    password: newPasswordProblem(password),
    organization: partner && !organization ? 'required' : null,
    bin: partner ? await binProblem(db, bin) : null,
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
        organization,
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
    .where(and(eq(registrations.token_hash, tokenHash(token)), gt(registrations.expires_at, sql`now()`)))
  if (!registration) throw used()
  if (!(await passwordMatches(registration.password_hash, password)))
    throw new PressError('validation', { fields: { password: 'wrongPassword' } })
  return (tx: Tx) => createAccount(tx, registration)
}

async function createAccount(tx: Tx, registration: typeof registrations.$inferSelect) {
  const { role, name, email, phone, password_hash, organization, bin, locale } = registration
  // Deletes all registrations of the address. If this registration is missing, another request has completed it meanwhile.
  const ended = await tx.delete(registrations).where(eq(registrations.email, email)).returning({ id: registrations.id })
  if (!ended.some(({ id }) => id === registration.id)) throw used()
  const [user] = await tx
    .insert(users)
    .values({ name, email, password_hash, role_id: roleByKey(role).id, locale })
    .onConflictDoNothing({ target: users.email })
    .returning()
  if (!user) throw used()
  const organization_id = role === 'partner' ? await newOrganization(tx, organization, bin) : null
  await tx.insert(profiles).values({ user_id: user.id, phone: phone || null, organization_id })
  if (registration.consent) await saveAccountConsent(tx, user, registration.consent as AccountConsentVersion)
  return user
}

const used = (): PressError => new PressError('badRequest', { message: 'registrationLinkUsed' })

const isBinTaken = async (db: Db | Tx, bin: string): Promise<boolean> =>
  (await db.select({ id: organizations.id }).from(organizations).where(eq(organizations.bin, bin))).length > 0

async function newOrganization(tx: Tx, name: string, bin: string): Promise<number> {
  // Knowing an organization's number must not give access to its colleagues' data.
  if (await isBinTaken(tx, bin)) throw new PressError('validation', { fields: { bin: 'binTaken' } })
  const [made] = await tx.insert(organizations).values({ name, bin }).returning({ id: organizations.id })
  if (!made) throw new Error('Insert returned no organization')
  return made.id
}

function emailProblem(email: string): FieldProblem | null {
  if (!email) return 'required'
  return isEmail(email) ? null : 'email'
}

async function binProblem(db: Db, bin: string): Promise<FieldProblem | null> {
  if (!bin) return 'required'
  if (!isValidBinIin(bin)) return 'bin'
  return (await isBinTaken(db, bin)) ? 'binTaken' : null
}

/** Returns the problems that are not null; undefined if all are null. */
export function omitNulls(problems: Record<string, FieldProblem | null>): Record<string, FieldProblem> | undefined {
  const found = Object.entries(problems).filter((entry): entry is [string, FieldProblem] => entry[1] !== null)
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
