import type { passkeyCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { recordAttempt, getPasskeyLimits } from '../../auth/rate-limits.ts'
import { getUserAgent } from '../shared/sign-in.ts'
import { addPasskey, beginPasskey, deletePasskey, signInWithPasskey } from './commands.ts'

/** Casts the WebAuthn options to the type of the contract. */
const toApiOptions = (options: object) => ({ options: options as Record<string, unknown> })

export const handlers = ({ passkeys, devices }: Services): HandlersOf<typeof passkeyCalls> => ({
  'POST /api/login/passkey/options': async ({ body, db }) =>
    toApiOptions(await passkeys.createSignInOptions(db, body.portal)),

  'POST /api/login/passkey': async ({ body, db, files, request, reply }) => {
    const undoAttempt = await recordAttempt(db, getPasskeyLimits(request.ip))
    const answer = await signInWithPasskey({ db, passkeys, files, devices, request, reply }, body)
    await undoAttempt()
    return answer
  },

  'POST /api/passkeys/options': async ({ db, person }) => toApiOptions(await beginPasskey({ db, passkeys, person })),

  'POST /api/passkeys': async ({ body, db, person, request }) => ({
    passkey: await addPasskey({ db, passkeys, person }, body, getUserAgent(request)),
  }),

  'DELETE /api/passkeys/{id}': async (call) => {
    await deletePasskey(call, call.params.id)
    return { ok: true }
  },
})
