import type { ParsedBody } from '@press/contract'
import { getRoleOrDefault } from '@press/domain'
import { eq } from 'drizzle-orm'
import { type Passkeys, removePasskey, createUnknownPasskeyError } from '../../auth/passkeys.ts'
import type { Person } from '../../auth/person.ts'
import { consumeConfirmation } from '../../auth/reauthentication.ts'
import type { Db } from '../../database/database.ts'
import { users } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { signIn } from '../shared/sign-in.ts'

type SignInContext = Omit<Parameters<typeof signIn>[0], 'tx'> & { db: Db; passkeys: Passkeys }

/** Signs in the owner of a passkey. Refuses the passkey of another portal. */
export const signInWithPasskey = (
  { db, passkeys, ...context }: SignInContext,
  body: ParsedBody<'POST /api/login/passkey'>,
) =>
  db.transaction(async (tx) => {
    const ownerId = await passkeys.verifySignIn(tx, body)
    const [user] = await tx.select().from(users).where(eq(users.id, ownerId))
    if (!user?.active) throw createUnknownPasskeyError()
    const { portal } = getRoleOrDefault(user.role_id)
    if (portal !== body.portal) throw new PressError('wrongPortal', { portal })
    return signIn({ tx, ...context }, user, { remember: body.remember, factor: 'passkey' })
  })

interface PasskeyContext {
  db: Db
  passkeys: Passkeys
  person: Person
}

/** Starts adding a passkey. Requires a confirmed identity. */
export const beginPasskey = ({ db, passkeys, person }: PasskeyContext) =>
  db.transaction(async (tx) => {
    await consumeConfirmation(tx, person)
    return passkeys.createRegistrationOptions(tx, person.portal, person)
  })

export const addPasskey = (
  { db, passkeys, person }: PasskeyContext,
  body: ParsedBody<'POST /api/passkeys'>,
  agent: string,
) =>
  db.transaction(async (tx) => {
    const passkey = await passkeys.saveRegistration(tx, person.portal, person.id, body, agent)
    await recordEvent(tx, 'account.passkeyAdded', person, { agent })
    return passkey
  })

/** Removes a passkey. Requires a confirmed identity. */
export const deletePasskey = ({ db, person }: Omit<PasskeyContext, 'passkeys'>, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    await consumeConfirmation(tx, person)
    const { agent } = await removePasskey(tx, person.id, id)
    await recordEvent(tx, 'account.passkeyRemoved', person, { agent })
  })
