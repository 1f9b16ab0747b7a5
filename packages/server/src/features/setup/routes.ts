import type { setupCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { registrationConfirmLimits, recordAttempt } from '../../auth/rate-limits.ts'
import { hashToken } from '../../auth/tokens.ts'
import { signIn } from '../shared/sign-in.ts'
import { getLinkState } from './links.ts'
import { finishSetup, prepareFirstAccount, inviteStaff, markStep, readSetup } from './commands.ts'

export const handlers = ({ devices }: Services): HandlersOf<typeof setupCalls> => ({
  'GET /api/setup/{token}': async ({ params, db }) => ({ link: await getLinkState(db, params.token) }),

  'POST /api/setup': async ({ body, db, files, request, reply }) => {
    const undoAttempt = await recordAttempt(db, registrationConfirmLimits(hashToken(body.token), request.ip))
    const createAccount = await prepareFirstAccount(db, body, request.ip)
    await undoAttempt()
    return db.transaction(async (tx) =>
      signIn({ tx, files, devices, request, reply }, await createAccount(tx), { remember: false, factor: undefined }),
    )
  },

  'GET /api/setup': ({ db, files }) => readSetup(db, files),

  'POST /api/setup/steps/{step}': async ({ params, body, person, db, files }) => {
    await markStep({ db, person }, params.step, body.state)
    return readSetup(db, files)
  },

  'PUT /api/setup/people': async ({ body, person, db, files }) => {
    await inviteStaff({ db, person }, body.people)
    return readSetup(db, files)
  },

  'POST /api/setup/finish': async (call) => {
    const invitedCount = await finishSetup(call)
    return { ...(await readSetup(call.db, call.files)), invited: invitedCount }
  },
})
