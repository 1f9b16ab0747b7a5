import type { ParsedBody } from '@press/contract'
import { limits, type Passkey, type Portal } from '@press/domain'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { COSEALG, isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Queryable, Tx } from '../database/database.ts'
import { passkeyChallenges, passkeys } from '../database/schema.ts'
import { PressError } from '../errors.ts'

/**
 * The ids of signature algorithms. Every device supports at least one of them. With the library's default, Node would print
 * experimental warnings.
 */
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]
/** The number of milliseconds that a person has to unlock the device. */
const challengeLifetimeMs = 5 * 60_000
const challengeLifetimeSql = sql.raw(`interval '${challengeLifetimeMs / 1000} seconds'`)

/** The error for an invalid response of a browser. It does not disclose what is invalid. */
const createInvalidResponseError = (cause?: unknown): PressError =>
  Object.assign(new PressError('validation', { message: 'passkeyRefused' }), { cause })
/** The error for a passkey with which the person cannot sign in. */
const createSignInError = (message: 'passkeyRefused' | 'passkeyUnknown', cause?: unknown): PressError =>
  Object.assign(new PressError('invalidCredentials', { message }), { cause })
export const createUnknownPasskeyError = (): PressError => createSignInError('passkeyUnknown')

/** Returns the relying party id of a portal, and the origin of the pages that may use it. */
const getRelyingParty = (origin: string) => ({ rpID: new URL(origin).hostname, origin })

const saveChallenge = (db: Queryable, challenge: string, user_id: number | null) =>
  db.insert(passkeyChallenges).values({ challenge, user_id })

/** Consumes a challenge. Returns false if it is unknown or was already used. */
async function consumeChallenge(tx: Tx, challenge: string, user_id: number | null): Promise<boolean> {
  const deletedRows = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        user_id === null ? isNull(passkeyChallenges.user_id) : eq(passkeyChallenges.user_id, user_id),
        gt(passkeyChallenges.created_at, sql`now() - ${challengeLifetimeSql}`),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return deletedRows.length > 0
}

const toPasskey = ({ id, agent, synced, created_at, used_at }: typeof passkeys.$inferSelect): Passkey => ({
  id,
  agent,
  synced,
  created_at: created_at.toISOString(),
  used_at: used_at?.toISOString() ?? null,
})

/** Returns a person's passkeys, newest first. */
export async function findPasskeys(db: Queryable, user_id: number): Promise<Passkey[]> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.user_id, user_id)).orderBy(desc(passkeys.id))
  return rows.map(toPasskey)
}

export async function removePasskey(tx: Tx, user_id: number, id: number): Promise<Passkey> {
  const [removedPasskey] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.user_id, user_id)))
    .returning()
  if (!removedPasskey) throw new PressError('notFound')
  return toPasskey(removedPasskey)
}

/**
 * Creates the passkey service. Each portal has a separate address, and a passkey works only at the address where it was created.
 */
export function createPasskeys({ origins }: Pick<Config, 'origins'>) {
  return {
    /** Returns the options with which a browser creates a passkey. */
    async createRegistrationOptions(tx: Tx, portal: Portal, user: { id: number; email: string; name: string }) {
      const existingPasskeys = await tx.select().from(passkeys).where(eq(passkeys.user_id, user.id))
      if (existingPasskeys.length >= limits.passkeys)
        throw new PressError('badRequest', { message: { text: 'passkeysMost', params: { max: limits.passkeys } } })
      const options = await generateRegistrationOptions({
        rpName: 'Press',
        rpID: getRelyingParty(origins[portal]).rpID,
        userID: isoUint8Array.fromUTF8String(`press-${user.id}`),
        userName: user.email,
        userDisplayName: user.name,
        timeout: challengeLifetimeMs,
        excludeCredentials: existingPasskeys.map(({ credential: id, transports }) => ({ id, transports })),
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await saveChallenge(tx, options.challenge, user.id)
      return options
    },

    /** Verifies and saves a new passkey. */
    async saveRegistration(
      tx: Tx,
      portal: Portal,
      user_id: number,
      { credential: response }: ParsedBody<'POST /api/passkeys'>,
      agent: string,
    ): Promise<Passkey> {
      const { rpID, origin } = getRelyingParty(origins[portal])
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => consumeChallenge(tx, challenge, user_id),
        expectedOrigin: origin,
        expectedRPID: rpID,
        supportedAlgorithmIDs,
      }).catch((error: unknown) => {
        throw createInvalidResponseError(error)
      })
      if (!registrationInfo) throw createInvalidResponseError()
      const { credential, credentialBackedUp: synced } = registrationInfo
      const [savedPasskey] = await tx
        .insert(passkeys)
        .values({
          user_id,
          credential: credential.id,
          public_key: isoBase64URL.fromBuffer(credential.publicKey),
          counter: credential.counter,
          transports: credential.transports ?? [],
          synced,
          agent: agent.slice(0, 300),
        })
        .onConflictDoNothing()
        .returning()
      // A device that already has a passkey of the account does not create another. A repeated credential therefore did not come
      // from a device.
      if (!savedPasskey) throw createInvalidResponseError()
      return toPasskey(savedPasskey)
    },

    /** Returns the options with which a browser signs in with a passkey of any person. */
    async createSignInOptions(db: Queryable, portal: Portal) {
      const options = await generateAuthenticationOptions({
        rpID: getRelyingParty(origins[portal]).rpID,
        userVerification: 'required',
        timeout: challengeLifetimeMs,
      })
      await saveChallenge(db, options.challenge, null)
      return options
    },

    /** Returns the owner of the passkey that signed the challenge. */
    async verifySignIn(
      tx: Tx,
      { portal, credential: response }: ParsedBody<'POST /api/login/passkey'>,
    ): Promise<number> {
      const [passkey] = await tx.select().from(passkeys).where(eq(passkeys.credential, response.id)).for('update')
      if (!passkey) throw createUnknownPasskeyError()
      const { rpID, origin } = getRelyingParty(origins[portal])
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => consumeChallenge(tx, challenge, null),
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: {
          id: passkey.credential,
          publicKey: isoBase64URL.toBuffer(passkey.public_key),
          counter: passkey.counter,
          transports: passkey.transports,
        },
      }).catch((error: unknown) => {
        throw createSignInError('passkeyRefused', error)
      })
      if (!verified) throw createSignInError('passkeyRefused')
      await tx
        .update(passkeys)
        .set({ counter: authenticationInfo.newCounter, used_at: sql`now()` })
        .where(eq(passkeys.id, passkey.id))
      return passkey.user_id
    },
  }
}
export type Passkeys = ReturnType<typeof createPasskeys>
