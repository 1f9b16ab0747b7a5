import type { passkeyCalls } from '@press/contract'
import { getRoleOrDefault } from '@press/domain'
import { eq } from 'drizzle-orm'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { consumeConfirmation } from '../../auth/reauthentication.ts'
import { removePasskey, unknownPasskey } from '../../auth/passkeys.ts'
import { recordAttempt, passkeyLimits } from '../../auth/rate-limits.ts'
import { users } from '../../database/schema.ts'
import { PressError } from '../../errors.ts'
import { recordEvent } from '../../events/record-event.ts'
import { agentOf, signIn } from '../shared/sign-in.ts'

/** Casts the WebAuthn options to the type of the contract. */
const wire = (options: object) => ({ options: options as Record<string, unknown> })

export const handlers = ({ passkeys, devices }: Services): HandlersOf<typeof passkeyCalls> => ({
  'POST /api/login/passkey/options': async ({ body, db }) => wire(await passkeys.ask(db, body.portal)),

  'POST /api/login/passkey': async ({ body, db, files, request, reply }) => {
    const forgive = await recordAttempt(db, passkeyLimits(request.ip))
    const answer = await db.transaction(async (tx) => {
      const owner = await passkeys.ownerOf(tx, body)
      const [user] = await tx.select().from(users).where(eq(users.id, owner))
      if (!user?.active) throw unknownPasskey()
      const { portal } = getRoleOrDefault(user.role_id)
      if (portal !== body.portal) throw new PressError('wrongPortal', { portal })
      return signIn({ tx, files, devices, request, reply }, user, { remember: body.remember, factor: 'passkey' })
    })
    await forgive()
    return answer
  },

  'POST /api/passkeys/options': ({ db, person }) =>
    db.transaction(async (tx) => {
      await consumeConfirmation(tx, person)
      return wire(await passkeys.begin(tx, person.portal, person))
    }),

  'POST /api/passkeys': ({ body, db, person, request }) =>
    db.transaction(async (tx) => {
      const agent = agentOf(request)
      const passkey = await passkeys.keep(tx, person.portal, person.id, body, agent)
      await recordEvent(tx, 'account.passkeyAdded', person, { agent })
      return { passkey }
    }),

  'DELETE /api/passkeys/{id}': async ({ params, db, person }) => {
    await db.transaction(async (tx) => {
      await consumeConfirmation(tx, person)
      const { agent } = await removePasskey(tx, person.id, params.id)
      await recordEvent(tx, 'account.passkeyRemoved', person, { agent })
    })
    return { ok: true }
  },
})
