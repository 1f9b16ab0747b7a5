import { and, count, eq, isNull, lt, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Db, Queryable, Tx } from '../database/database.ts'
import { recoveryCodes, totps } from '../database/schema.ts'
import { PressError } from '../errors.ts'
import { saveEncryptedField, decryptFields } from './encrypted-fields.ts'
import { recordAttempt, getSecondFactorLimits } from './rate-limits.ts'
import { hashToken } from './tokens.ts'
import type { FieldCipher } from './field-cipher.ts'

const totpPeriodSeconds = 30
/** The number of time steps by which a clock may differ, in either direction. */
const totpWindowSteps = 1
const recoveryCodeCount = 10

const createTotp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Press', label, period: totpPeriodSeconds, digits: 6, secret: Secret.fromBase32(secret) })

/** Normalises a code, because people type it with or without spaces, dashes and capitals. */
const normalizeCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase()

/**
 * Creates a new secret. The sign-in requires no code until the person has confirmed a code of this secret. Refuses if the second
 * factor is already on.
 */
export async function createTotpSecret(tx: Tx, vault: FieldCipher, user: { id: number; email: string }) {
  if ((await getTotpState(tx, user.id)).on_since) throw new PressError('badRequest', { message: 'totpOn' })
  const secret = new Secret({ size: 20 }).base32
  await saveEncryptedField(tx, vault, user.id, 'totp', secret)
  await tx
    .insert(totps)
    .values({ user_id: user.id })
    .onConflictDoUpdate({ target: totps.user_id, set: { confirmed_at: null, last_step: 0 } })
  return { secret, uri: createTotp(secret, user.email).toString() }
}

/** Whether a code belongs to the secret and the current time, and was not used before. Marks the code as used. */
async function consumeTotpCode(tx: Tx, vault: FieldCipher, user_id: number, code: string): Promise<boolean> {
  const { totp } = await decryptFields(tx, vault, user_id)
  if (typeof totp !== 'string' || !/^\d{6}$/.test(code)) return false
  const now = Date.now()
  const stepDelta = createTotp(totp).validate({ token: code, timestamp: now, window: totpWindowSteps })
  if (stepDelta === null) return false
  const last_step = Math.floor(now / 1000 / totpPeriodSeconds) + stepDelta
  const updatedRows = await tx
    .update(totps)
    .set({ last_step })
    .where(and(eq(totps.user_id, user_id), lt(totps.last_step, last_step)))
    .returning({ id: totps.user_id })
  return updatedRows.length > 0
}

async function consumeRecoveryCode(tx: Tx, user_id: number, code: string): Promise<boolean> {
  const updatedRows = await tx
    .update(recoveryCodes)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.user_id, user_id),
        eq(recoveryCodes.code_hash, hashToken(code)),
        isNull(recoveryCodes.used_at),
      ),
    )
    .returning({ id: recoveryCodes.user_id })
  return updatedRows.length > 0
}

/** Consumes a code of the authenticator app or a recovery code. Returns undefined when it is neither. Attempts are counted. */
export async function consumeSecondFactor(
  db: Db,
  vault: FieldCipher,
  user_id: number,
  input: string,
): Promise<'totp' | 'recovery' | undefined> {
  const code = normalizeCode(input)
  const undoAttempt = await recordAttempt(db, getSecondFactorLimits(user_id))
  const factor = await db.transaction(async (tx) => {
    if (await consumeTotpCode(tx, vault, user_id, code)) return 'totp' as const
    return (await consumeRecoveryCode(tx, user_id, code)) ? ('recovery' as const) : undefined
  })
  if (factor) await undoAttempt()
  return factor
}

/** Turns the second factor on with its first code. Returns false when the code is wrong. */
export async function confirmTotp(tx: Tx, vault: FieldCipher, user_id: number, code: string): Promise<boolean> {
  if (!(await consumeTotpCode(tx, vault, user_id, normalizeCode(code)))) return false
  const updatedRows = await tx
    .update(totps)
    .set({ confirmed_at: sql`now()` })
    .where(and(eq(totps.user_id, user_id), isNull(totps.confirmed_at)))
    .returning({ id: totps.user_id })
  return updatedRows.length > 0
}

export async function disableTotp(tx: Tx, vault: FieldCipher, user_id: number): Promise<void> {
  await saveEncryptedField(tx, vault, user_id, 'totp', null)
  await tx.delete(totps).where(eq(totps.user_id, user_id))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id))
}

/** Replaces the recovery codes and returns the new codes, which cannot be read again later: `k3f7-9xqd-m2pt-8hwa`. */
export async function createRecoveryCodes(tx: Tx, user_id: number): Promise<string[]> {
  // Each code has 80 bits, so that it cannot be guessed from the stored hash.
  const codes = Array.from({ length: recoveryCodeCount }, () => new Secret({ size: 10 }).base32.toLowerCase())
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ user_id, code_hash: hashToken(code) })))
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'))
}

/**
 * Returns when the second factor was turned on, and how many recovery codes are left. The time is null while the second factor is
 * off.
 */
export async function getTotpState(db: Queryable, user_id: number) {
  const [totp] = await db.select({ at: totps.confirmed_at }).from(totps).where(eq(totps.user_id, user_id))
  const [remainingCodes] = await db
    .select({ count: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, user_id), isNull(recoveryCodes.used_at)))
  return { on_since: totp?.at ?? null, codes_left: remainingCodes?.count ?? 0 }
}
